import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** The new screen sets its title in an effect, which runs first. In milliseconds. */
const AFTER_ITS_TITLE = 50

/**
 * Announces a new screen's title and moves the focus to its main part. Browsers do both for a page that loads, but not for
 * a screen that replaces another.
 */
export function NavigationAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const stop = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return
      document.getElementById('main')?.focus({ preventScroll: true })
      clearTimeout(waiting)
      waiting = setTimeout(() => setTitle(document.title), AFTER_ITS_TITLE)
    })
    return () => {
      clearTimeout(waiting)
      stop()
    }
  }, [router])
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
