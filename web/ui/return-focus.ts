/**
 * Returns the focus to what opened a dialog. If that is gone, the main part of the screen gets it, unless another
 * element has taken the focus.
 */
export function returnFocus(opener: Element | null): void {
  const isGone = opener?.isConnected === false
  if (isGone && document.activeElement !== document.body) return
  const target = isGone ? document.getElementById('main') : opener
  if (target instanceof HTMLElement) target.focus({ preventScroll: isGone })
}
