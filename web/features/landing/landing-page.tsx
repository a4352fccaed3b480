import { useEffect } from 'react'
import { LANDING_TITLE } from './about.ts'
import { Features } from './features.tsx'
import { Figures } from './figures.tsx'
import { Hero } from './hero.tsx'
import { LandingFooter } from './landing-footer.tsx'
import { QuickStart } from './quick-start.tsx'
import { Stations } from './stations.tsx'
import { WaysIn } from './ways-in.tsx'

/**
 * The page that a visitor lands on, with a line that runs down it. The build renders it: it needs no script, and
 * nothing in it may have a style attribute.
 */
export function LandingPage() {
  useEffect(() => {
    document.title = LANDING_TITLE
  }, [])
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <Hero />
      <Stations />
      <div className="wrap">
        <QuickStart />
        <Features />
        <Figures />
        <WaysIn />
      </div>
      <LandingFooter />
    </main>
  )
}
