/** Unsubscribes this browser from push notifications. A failure does no harm, because the server deletes the device. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}
