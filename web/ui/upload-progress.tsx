import { Button } from './button.tsx'
import { ProgressBar } from './progress-bar.tsx'

/** How much of a file has left, and the way to call it off. @param share 0 to 1 */
export function UploadProgress({ share, onCallOff }: { share: number; onCallOff: () => void }) {
  const percent = Math.round(share * 100)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className="w-full font-semibold">
        {share < 1 ? 'Uploading the file...' : 'Checking the file...'}
      </p>
      <ProgressBar label="Uploaded" value={percent} className="flex-1" />
      <span className="text-sm">{percent}%</span>
      <Button onClick={onCallOff}>Cancel Upload</Button>
    </div>
  )
}
