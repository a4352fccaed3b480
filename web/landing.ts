import './styles/start-page.css'
import { keepLanguage } from '#web/client/language/keep-language.ts'
import { isLogoutWaiting } from '#web/client/session/leave-later.ts'
import { mayBeSignedIn } from '#web/client/session/visitor-hint.ts'

/*
 * The start page is complete without script. A visitor gets this file and none of the application. The application is
 * loaded when a member may be signed in, whose name and tokens then belong in the header, and when the server must still be
 * told of a logout. It's prefetched when a visitor points at or focuses a link, because every link leads into it, except
 * those to other languages.
 */
const files = document.getElementById('root')?.dataset.application?.split(' ') ?? []
const styles = files.filter((file) => file.endsWith('.css'))
const scripts = files.filter((file) => !file.endsWith('.css'))

let started = false
function startWhenNeeded(): void {
  if (started || !(mayBeSignedIn() || isLogoutWaiting())) return
  started = true
  void loadStyles().then(() => import(/* @vite-ignore */ scripts[0] ?? ''))
}

/** Loads the application's styles before its first render. If that fails, the application starts without them. */
async function loadStyles(): Promise<void> {
  const links = styles.map((href) => addLink({ rel: 'stylesheet', href }))
  await Promise.all(
    links.map((link) => new Promise((settle) => Object.assign(link, { onload: settle, onerror: settle }))),
  )
}

/** Whether a link leads into the application: those to other languages don't. */
function isWayIn(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a[href^="/"]:not([hreflang])') !== null
}

let prefetched = false
function prefetch({ target }: Event): void {
  if (prefetched || !isWayIn(target)) return
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

document.addEventListener('click', ({ target }) => {
  if (document.documentElement.lang !== 'en' && isWayIn(target)) keepLanguage()
})
startWhenNeeded()
window.addEventListener('userUpdate', startWhenNeeded)
window.addEventListener('storage', startWhenNeeded)
for (const turning of ['pointerover', 'touchstart', 'focusin']) {
  document.addEventListener(turning, prefetch, { passive: true })
}
