import * as messages from 'messages/ui'
import { Button } from './button.tsx'
import { ProgressBar } from './progress-bar.tsx'

/** How much of a file was sent, and the button to cancel. @param share 0 to 1 */
export function UploadProgress({ share, onCallOff }: { share: number; onCallOff: () => void }) {
  const percent = Math.round(share * 100)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className="w-full font-semibold">
        {share < 1 ? messages.uploading : messages.checking}
      </p>
      <ProgressBar label={messages.uploaded} value={percent} className="flex-1" />
      <span className="text-sm">{percent}%</span>
      <Button onClick={onCallOff}>{messages.cancelUpload}</Button>
    </div>
  )
}
