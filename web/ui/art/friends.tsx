import { Drawing, type DrawingProps } from './drawing.tsx'
import url from './friends.svg?url'

/** Two friends on a platform, one with a ticket for the other. 300 × 200, with scenery beyond its sides for wider boxes. */
export function Friends({ className, label }: DrawingProps) {
  return <Drawing name="friends" url={url} viewBox="0 0 300 200" className={className} label={label} />
}
