/** This browser gets no more pushes. The server forgets it by itself, so nothing is lost where this fails. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}
