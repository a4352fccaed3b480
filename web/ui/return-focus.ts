/**
 * Gives the focus back to what opened a dialog. Where that has gone meanwhile, the screen's main part has it, unless
 * something took its place.
 */
export function returnFocus(opener: Element | null): void {
  const isGone = opener?.isConnected === false
  if (isGone && document.activeElement !== document.body) return
  const target = isGone ? document.getElementById('main') : opener
  if (target instanceof HTMLElement) target.focus({ preventScroll: isGone })
}
