import { Drawing, type DrawingProps } from './drawing.tsx'
import url from './ticket-office.svg?url'

/** A ticket office with its clerk, and a ticket on the counter. 300 × 200, with scenery beyond its sides for wider boxes. */
export function TicketOffice({ className, label }: DrawingProps) {
  return <Drawing name="ticket-office" url={url} viewBox="0 0 300 200" className={className} label={label} />
}
