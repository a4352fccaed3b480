import { useEffect } from 'react'
import { LANDING_TITLE } from '#web/features/landing/about.ts'
import { Features } from '#web/features/landing/features.tsx'
import { Figures } from '#web/features/landing/figures.tsx'
import { Hero } from '#web/features/landing/hero.tsx'
import { LandingFooter } from '#web/features/landing/landing-footer.tsx'
import { QuickStart } from '#web/features/landing/quick-start.tsx'
import { Stations } from '#web/features/landing/stations.tsx'
import { WaysIn } from '#web/features/landing/ways-in.tsx'

/**
 * The page a stranger lands on (spec §2), a poster with a line that runs down it. It is prerendered: it needs no script,
 * and nothing in it may have a style attribute.
 */
export function LandingPage() {
  useEffect(() => {
    document.title = LANDING_TITLE
  }, [])
  return (
    <>
      <main id="main" tabIndex={-1} className="outline-none">
        <Hero />
        <Stations />
        <div className="wrap">
          <QuickStart />
          <Features />
          <Figures />
          <WaysIn />
        </div>
      </main>
      <LandingFooter />
    </>
  )
}
