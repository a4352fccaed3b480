import { Drawing, type DrawingProps } from './drawing.tsx'
import whole from './ticket.svg?url'
import punched from './ticket-punched.svg?url'

/** A ticket: a token, or `punched`, one that was used. 72 × 44; give it a width. */
export function Ticket({
  punched: isPunched = false,
  className = 'w-7.5',
  label,
}: DrawingProps & { punched?: boolean }) {
  return (
    <Drawing name="ticket" url={isPunched ? punched : whole} viewBox="0 0 72 44" className={className} label={label} />
  )
}
