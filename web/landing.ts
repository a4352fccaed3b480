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
  const links = styles.map((href) => addLink({ rel: 'stylesheet', href }))
  await Promise.all(
    links.map((link) => new Promise((settle) => Object.assign(link, { onload: settle, onerror: settle }))),
  )
}

let prefetched = false
function prefetch({ target }: Event): void {
  if (prefetched || !(target instanceof Element) || target.closest('a[href^="/"]') === null) return
  prefetched = true
  for (const href of scripts) if (!isPreloaded(href)) addLink({ rel: 'modulepreload', href })
  for (const href of styles) addLink({ rel: 'preload', as: 'style', href })
}

/** Firefox calls a second preload of one script an error. */
function isPreloaded(href: string): boolean {
  return [...document.querySelectorAll('link[rel=modulepreload]')].some((link) => link.getAttribute('href') === href)
}

function addLink(attributes: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), attributes)
  document.head.append(link)
  return link
}

startWhenSignedIn()
window.addEventListener('userUpdate', startWhenSignedIn)
window.addEventListener('storage', startWhenSignedIn)
for (const turning of ['pointerover', 'touchstart', 'focusin']) {
  document.addEventListener(turning, prefetch, { passive: true })
}
