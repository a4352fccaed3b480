/** To another document. A file of its own, so that tests can take its place: jsdom cannot leave. */
export function leaveFor(address: string): void {
  window.location.assign(address)
}
