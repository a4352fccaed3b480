import { createBrowserHistory } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '#web/app.tsx'
import { keepPageWithoutConnection } from '#web/client/missing-script.ts'
import { startSession } from '#web/client/session.ts'
import { createAppRouter } from '#web/router.tsx'
import './styles/main.css'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element with the id `root`.')

const router = createAppRouter({ history: createBrowserHistory() })
startSession()
keepPageWithoutConnection()

if (root.dataset.prerendered === undefined) {
  // In slices, so that a slow phone answers a touch meanwhile.
  startTransition(() => createRoot(root).render(<App router={router} />))
} else {
  // The page was rendered without the router's outer Suspense; this makes the first client render do the same.
  router.ssr = { manifest: undefined }
  await router.load()
  hydrateRoot(root, <App router={router} />)
}
