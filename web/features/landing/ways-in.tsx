import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import * as messages from 'messages/landing'
import { Poster } from '#web/ui/art/poster.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LineSection } from './line-section.tsx'

/** The end of the line: the three ways in. */
export function WaysIn() {
  return (
    <LineSection id="ways-in" plate={messages.terminus} title={messages.seatWaiting} last>
      <Card as="div" padded={false} className="grid md:grid-cols-[6fr_5fr] lg:grid-cols-2">
        <div className="grid content-center gap-3 p-5 md:p-6 lg:p-10">
          <p className="mb-3 text-lg">{messages.waysInText}</p>
          <Link to="/auth/$mode" params={{ mode: 'register' }} className={buttonClass({ variant: 'go', size: 'lg' })}>
            {messages.createAccount}
            <ArrowRight size={22} className="rtl:-scale-x-100" aria-hidden />
          </Link>
          <Link to="/auth/$mode" params={{ mode: 'login' }} className={buttonClass({ size: 'lg' })}>
            {messages.haveAccount}
          </Link>
          <Link to="/courses" className={buttonClass({ variant: 'plain', size: 'lg', className: 'underline' })}>
            {messages.browseCourses}
          </Link>
        </div>
        <div className="h-48 border-line min-[30rem]:max-md:h-60 max-md:-order-1 max-md:border-b-2 md:h-full md:min-h-95 md:border-s-2">
          <Poster number={6} />
        </div>
      </Card>
    </LineSection>
  )
}
