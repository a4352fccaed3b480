import { useEffect, useState } from 'react'
import { dropOffer, keptOffer } from '#web/client/install/offer.ts'

/**
 * How this browser puts the site on the home screen: by the button (`button`), by two presses in Safari (`share`), by
 * something in its own menu, or perhaps not at all (`menu`). `installed`: the page runs as the installed app.
 */
type InstallWay = 'installed' | 'button' | 'share' | 'menu'

/** As iOS says it. Other browsers have no such property. */
type AppleNavigator = Navigator & { standalone?: boolean }

const AS_APP = '(display-mode: standalone), (display-mode: minimal-ui), (display-mode: fullscreen)'

export function useInstall() {
  const [way, setWay] = useState(currentWay)
  useEffect(() => {
    const look = () => setWay(currentWay())
    const installed = () => {
      dropOffer()
      setWay('installed')
    }
    look()
    addEventListener('beforeinstallprompt', look)
    addEventListener('appinstalled', installed)
    return () => {
      removeEventListener('beforeinstallprompt', look)
      removeEventListener('appinstalled', installed)
    }
  }, [])
  /** Asks the browser, which asks the person. To be called in a press. @returns whether they agreed */
  const install = async (): Promise<boolean> => {
    const answer = await keptOffer()?.prompt()
    dropOffer()
    if (answer?.outcome === 'accepted') return true
    setWay(currentWay())
    return false
  }
  return { way, install }
}

function currentWay(): InstallWay {
  const { standalone } = navigator as AppleNavigator
  if (standalone === true || matchMedia(AS_APP).matches) return 'installed'
  if (keptOffer() !== undefined) return 'button'
  return standalone === undefined ? 'menu' : 'share'
}
