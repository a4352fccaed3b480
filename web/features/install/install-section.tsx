import * as messages from 'messages/install'
import { Button } from '#web/ui/button.tsx'
import { useInstall } from './use-install.ts'

const SENTENCES = { installed: messages.installed, share: messages.share, menu: messages.menu } as const

/** In /account, always: how to put the site on the home screen of this device. */
export function InstallSection() {
  const { way, install } = useInstall()
  if (way !== 'button') return <p>{SENTENCES[way]}</p>
  return (
    <Button className="justify-self-start" onClick={() => void install()}>
      {messages.install}
    </Button>
  )
}
