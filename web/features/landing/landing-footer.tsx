import * as messages from 'messages/landing'
import { Logo } from '#web/ui/logo.tsx'

/** What else is on the ticket: the bonus for five, and the daily challenges. */
export function LandingFooter() {
  return (
    <div className="on-sign border-line border-t-2 bg-sign py-10 text-on-sign md:py-12">
      <div className="wrap grid gap-7 md:grid-cols-2 lg:grid-cols-[1.2fr_2fr_2fr] lg:gap-8">
        <div className="md:max-lg:col-span-2">
          <Logo />
        </div>
        <section aria-labelledby="bonus">
          <h2 id="bonus" className="mb-1.5 text-lg">
            {messages.bonus}
          </h2>
          <p className="text-on-sign-soft">{messages.bonusText}</p>
        </section>
        <section aria-labelledby="challenges">
          <h2 id="challenges" className="mb-1.5 text-lg">
            {messages.dailyChallenges}
          </h2>
          <p className="text-on-sign-soft">{messages.dailyChallengesText}</p>
        </section>
      </div>
    </div>
  )
}
