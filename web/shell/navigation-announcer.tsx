import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** The new screen sets its title in an effect of its own; milliseconds. */
const AFTER_ITS_TITLE = 50

/**
 * A page that loads is read out and moves the keyboard to its top. A screen that replaces another has to do both: its
 * title is announced, and the focus goes to its main part.
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
