import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * A page that loads moves the keyboard and the screen reader to its top; a screen that replaces another has to do it
 * itself. Goes to the heading where there is one already, so that it is read out.
 */
export function useFocusAfterNavigation(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) focusMain()
      }),
    [router],
  )
}

function focusMain(): void {
  const main = document.getElementById('main')
  const heading = main?.querySelector('h1')
  if (heading) heading.tabIndex = -1
  const target = heading ?? main
  target?.focus({ preventScroll: true })
}
