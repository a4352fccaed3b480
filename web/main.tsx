import { createBrowserHistory } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#web/app.tsx'
import { keepPageWithoutConnection } from '#web/client/lazy/missing-script.ts'
import { startSession } from '#web/client/session/session.ts'
import { createAppRouter } from '#web/router.tsx'
import './styles/main.css'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element with the id `root`.')

// What waits for the server goes first; the rest in turns, so that a slow phone can paint and answer a touch between.
startSession()
keepPageWithoutConnection()
await aTurn()
const router = createAppRouter({ history: createBrowserHistory() })
// Once it is rendered it hears of Back by itself; until then, this does. Not `router.load` itself, which it would take
// for its own and lose with this.
const stopListening = router.history.subscribe((update) => router.load(update))
router.subscribe('onRendered', stopListening)
// Before anything is rendered: what the router renders by itself, when it has loaded, it renders in one go.
await router.load()
// In place of what the page showed until now.
startTransition(() => createRoot(root).render(<App router={router} />))

/** Lets the browser do what waits. */
function aTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
