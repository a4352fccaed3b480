import { Drawing, type DrawingProps } from './drawing.tsx'
import url from './empty-platform.svg?url'

/** An empty platform with a bench, a lamp and a clock, for empty states. 480 × 200. */
export function EmptyPlatform({ className, label }: DrawingProps) {
  return <Drawing name="empty-platform" url={url} viewBox="0 0 480 200" className={className} label={label} />
}
