import { Link, useRouter } from '@tanstack/react-router'
import * as messages from 'messages/shell'
import { useEffect } from 'react'
import { OFFLINE, sentenceOf } from '#web/client/api/api-error.ts'
import { isMissingScript } from '#web/client/lazy/missing-script.ts'
import { reloadPage } from '#web/client/lazy/reload-page.ts'
import { isOnline, noteNoAnswer } from '#web/client/offline/connection.ts'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { Page } from '#web/shell/page.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'

/** Replaces a screen that couldn't be shown. It's in the first script, because a missing script may be the cause. */
export function ErrorScreen({ error }: { error: unknown }) {
  usePageTitle(messages.wentWrong)
  // Not where the script is found missing: it may be that of a part, while the screen is there.
  useEffect(() => {
    if (isMissingScript(error) && !isOnline()) noteNoAnswer('page')
  }, [error])
  const router = useRouter()
  const tryAgain = () => (isMissingScript(error) && navigator.onLine ? reloadPage() : router.invalidate())
  return (
    <Page className="flex max-w-form flex-col items-start justify-center gap-4">
      <h1 className="heading-page">{messages.signalFailure}</h1>
      <p role="alert" className="text-lg">
        {navigator.onLine ? sentenceOf(error, messages.pageFailed) : OFFLINE}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="go" onClick={tryAgain}>
          {messages.tryAgain}
        </Button>
        <Link to="/" className={buttonClass()}>
          {messages.goHome}
        </Link>
      </div>
    </Page>
  )
}
