import * as messages from 'messages/uploads'
import { useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { ProgressBar } from './progress-bar.tsx'

/**
 * In a form: how much of a file was sent, and the button to cancel. It stays at 100%: what has left this device may still be
 * on its way.
 * @param share 0 to 1
 */
export function UploadProgress({ share, onCallOff }: { share: number; onCallOff: () => void }) {
  const percent = Math.round(share * 100)
  const part = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = part.current
    const submit = element?.closest('form')?.querySelector<HTMLElement>('[type=submit]')
    return () => {
      if (element?.contains(document.activeElement)) submit?.focus()
    }
  }, [])
  return (
    <div ref={part} className="flex flex-wrap items-center gap-3">
      <p role="status" className="w-full font-semibold">
        {share < 1 ? messages.uploading : messages.checking}
      </p>
      <ProgressBar label={messages.uploaded} value={percent} className="flex-1" />
      <span className="text-sm">{percent}%</span>
      <Button onClick={onCallOff}>{messages.cancelUpload}</Button>
    </div>
  )
}
