import { classNames } from '../class-names.ts'
import { Drawing, type DrawingProps } from './drawing.tsx'
import friends from './friends.svg?url'
import hero from './hero.svg?url'
import ticketOffice from './ticket-office.svg?url'

/** The landing page's scene: the train on its viaduct. Anchored at its lower corner at the end of the line; the sky goes on above its box. */
export function HeroScene({ className }: DrawingProps) {
  return (
    <Drawing
      name="hero"
      url={hero}
      viewBox="0 0 1440 640"
      fit="xMaxYMax slice"
      className={classNames('rtl:-scale-x-100', className)}
    />
  )
}

/** Two friends on a platform, one with a ticket for the other. 300 × 200, with scenery beyond its sides for wider boxes. */
export function Friends({ className, label }: DrawingProps) {
  return <Drawing name="friends" url={friends} viewBox="0 0 300 200" className={className} label={label} />
}

/** A ticket office with its clerk, and a ticket on the counter. 300 × 200, with scenery beyond its sides for wider boxes. */
export function TicketOffice({ className, label }: DrawingProps) {
  return <Drawing name="ticket-office" url={ticketOffice} viewBox="0 0 300 200" className={className} label={label} />
}
