import * as messages from 'messages/install'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useInstall } from './use-install.ts'

/** Stored for the device rather than the member: the next member on it isn't told again. */
const KEY = 'install-hint-put-away'

/** Once on each device: that the site can be put on the home screen. Nothing where the browser has no way that we know. */
export function InstallHint() {
  const { way, install } = useInstall()
  const [isAway, setAway] = useState(isPutAway)
  if (isAway || way === 'installed' || way === 'menu') return null
  const leave = () => {
    putAway()
    setAway(true)
    // The button that had the focus disappears with the hint.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <Card aria-labelledby="install-hint" className="grid gap-3">
      <h2 id="install-hint" className="heading-panel">
        {messages.hint}
      </h2>
      <p>{messages.hintAbout}</p>
      {way === 'share' && <p>{messages.share}</p>}
      <div className="flex flex-wrap gap-3">
        {way === 'button' && <Button onClick={() => void install().finally(leave)}>{messages.install}</Button>}
        <Button variant={way === 'button' ? 'plain' : undefined} onClick={leave}>
          {way === 'button' ? messages.notNow : messages.putAway}
        </Button>
      </div>
    </Card>
  )
}

function isPutAway(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    // It couldn't be put away.
    return true
  }
}

function putAway(): void {
  try {
    localStorage.setItem(KEY, '1')
  } catch {
    // Storage is full: it comes again.
  }
}
