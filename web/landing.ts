import './styles/start-page.css'
import { mayBeSignedIn } from '#web/client/session/visitor-hint.ts'

/*
 * The start page is complete without script. A visitor gets this file and none of the application. The application is
 * loaded when a member may be signed in, whose name and tokens then belong in the header, and prefetched when a visitor
 * turns to a link, because every link leads into it.
 */
const files = document.getElementById('root')?.dataset.application?.split(' ') ?? []
const styles = files.filter((file) => file.endsWith('.css'))
const scripts = files.filter((file) => !file.endsWith('.css'))

let started = false
function startWhenSignedIn(): void {
  if (started || !mayBeSignedIn()) return
  started = true
  void loadStyles().then(() => import(/* @vite-ignore */ scripts[0] ?? ''))
}

/** The application's styles before its first render. Without them it is better than not at all. */
async function loadStyles(): Promise<void> {
  await Promise.all(
    styles.map(async (file) => {
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.href = file
      const settled = new Promise((resolve) => {
        link.onload = resolve
        link.onerror = resolve
      })
      document.head.append(link)
      await settled
    }),
  )
}

let fetched = false
function fetchAhead({ target }: Event): void {
  if (fetched || !(target instanceof Element) || target.closest('a[href^="/"]') === null) return
  fetched = true
  for (const file of files) {
    const link = document.createElement('link')
    if (styles.includes(file)) {
      link.rel = 'preload'
      link.as = 'style'
    } else {
      link.rel = 'modulepreload'
    }
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
