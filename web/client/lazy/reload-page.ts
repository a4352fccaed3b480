/** A file of its own, so that tests can take its place: jsdom cannot reload. */
export function reloadPage(): void {
  window.location.reload()
}
