import long from './barrier.svg?url'
import short from './barrier-short.svg?url'
import { Drawing, type DrawingProps } from './drawing.tsx'

/** A lowered barrier, 240 × 80; `short` is 124 × 80 for narrow pictures, so that it is never cut. */
export function Barrier({ short: isShort = false, className, label }: DrawingProps & { short?: boolean }) {
  return (
    <Drawing
      name="barrier"
      url={isShort ? short : long}
      viewBox={isShort ? '0 0 124 80' : '0 0 240 80'}
      className={className}
      label={label}
    />
  )
}
