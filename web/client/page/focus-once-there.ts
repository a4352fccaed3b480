/**
 * Moves the keyboard to what a press has opened, once its data is there, unless the person does something else meanwhile.
 */
export function focusOnceThere(id: string): void {
  // What the press closes may have the same id, and is drawn until then.
  requestAnimationFrame(() => setTimeout(() => waitFor(id)))
}

function waitFor(id: string): void {
  const observer = new MutationObserver(look)
  const watch = new AbortController()
  const stop = () => {
    observer.disconnect()
    watch.abort()
  }
  function look() {
    const element = document.getElementById(id)
    if (element === null) return
    stop()
    element.focus()
  }
  observer.observe(document.body, { childList: true, subtree: true })
  for (const act of ['pointerdown', 'keydown']) window.addEventListener(act, stop, { signal: watch.signal })
  look()
}
