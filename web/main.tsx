import { createBrowserHistory } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#web/app.tsx'
import { keepPageFromReloading } from '#web/client/lazy/missing-script.ts'
import { startSession } from '#web/client/session/session.ts'
import { createAppRouter } from '#web/router.tsx'
import './styles/main.css'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element with the id `root`.')

// Requests go first. The rest runs in separate tasks, so that a slow phone can paint and respond to touch in between.
startSession()
keepPageFromReloading()
await aTurn()
const router = createAppRouter({ history: createBrowserHistory() })
// The router listens for Back once it has rendered; until then, this does. A wrapper, because the router would take
// `router.load` itself for its own listener and remove it with this one.
const stopListening = router.history.subscribe((update) => router.load(update))
router.subscribe('onRendered', stopListening)
// Loaded before the first render, because the router would render what it loads later in one task.
await router.load()
// Replaces what the page showed until now.
startTransition(() => createRoot(root).render(<App router={router} />))

/** Ends the current task. */
function aTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
