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
            Bonus: enroll 5 new people
          </h2>
          <p className="text-on-sign-soft">
            The fifth successful referral through your link adds 50 tokens and 100 points, once.
          </p>
        </section>
        <section aria-labelledby="challenges">
          <h2 id="challenges" className="mb-1.5 text-lg">
            Daily challenges
          </h2>
          <p className="text-on-sign-soft">
            Talk to 10 people, post videos for 15 days, send 10 birthday messages, post daily for 30 days.
          </p>
        </section>
      </div>
    </div>
  )
}
