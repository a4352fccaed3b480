import { Drawing, type DrawingProps } from './drawing.tsx'
import go from './signal-go.svg?url'
import stop from './signal-stop.svg?url'

/** A semaphore: `go` is lit green, `stop` is level and red. 64 × 96; give it a height. On a navy sign its post turns light. */
export function Signal({ state = 'go', className = 'h-10', label }: DrawingProps & { state?: 'go' | 'stop' }) {
  return (
    <Drawing name="signal" url={state === 'go' ? go : stop} viewBox="0 0 64 96" className={className} label={label} />
  )
}
