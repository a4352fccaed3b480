import { mayBeSignedIn } from '#web/client/visitor-hint.ts'

/*
 * The start page is whole without script. A stranger gets this file and none of the application; it comes when somebody
 * may be signed in, whose name and tokens then belong in the header, and it is fetched ahead when the person turns to a
 * link, because every link leads into it.
 */
const files = document.getElementById('root')?.dataset.application?.split(' ') ?? []

let started = false
function startWhenSignedIn(): void {
  if (started || !mayBeSignedIn()) return
  started = true
  void import(/* @vite-ignore */ files[0] ?? '')
}

let fetched = false
function fetchAhead({ target }: Event): void {
  if (fetched || !(target instanceof Element) || target.closest('a[href^="/"]') === null) return
  fetched = true
  for (const file of files) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = file
    document.head.append(link)
  }
}

startWhenSignedIn()
window.addEventListener('userUpdate', startWhenSignedIn)
window.addEventListener('storage', startWhenSignedIn)
for (const turning of ['pointerover', 'touchstart', 'focusin']) {
  document.addEventListener(turning, fetchAhead, { passive: true })
}
