import { createBrowserHistory, type ParsedLocation } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#web/app.tsx'
import { keepInstallOffer } from '#web/client/install/offer.ts'
import { keepLanguage } from '#web/client/language/keep-language.ts'
import { keepPageFromReloading } from '#web/client/lazy/missing-script.ts'
import { whenIdle } from '#web/client/lazy/when-idle.ts'
import { noteNewScreen } from '#web/client/offline/connection.ts'
import { startSession } from '#web/client/session/session.ts'
import { createAppRouter } from '#web/router.tsx'
import './styles/main.css'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element with the id `root`.')

// Requests go first. The rest runs in separate tasks, so that a slow phone can paint and respond to touch in between.
startSession()
keepPageFromReloading()
keepInstallOffer()
whenIdle(() => {
  import('#web/client/offline/start.ts').then(
    ({ keepForOffline }) => keepForOffline(),
    () => undefined,
  )
})
await aTurn()
const router = createAppRouter({ history: createBrowserHistory() })
// The router listens for Back once it has rendered; until then, this does. A wrapper, because the router would take
// `router.load` itself for its own listener and remove it with this one.
const stopListening = router.history.subscribe((update) => router.load(update))
router.subscribe('onRendered', stopListening)
router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
  leavePublicPage(fromLocation)
  if (pathChanged) noteNewScreen()
})
// Loaded before the first render, because the router would render what it loads later in one task.
await router.load()
// Replaces what the page showed until now.
startTransition(() => createRoot(root).render(<App router={router} />))

/** What the server inserted above the page for this address is removed with it. */
function leavePublicPage(from: ParsedLocation | undefined): void {
  if (from === undefined) return
  document.getElementById('language-offer')?.remove()
  if (from.publicHref !== from.href) keepLanguage()
}

/** Ends the current task. */
function aTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
