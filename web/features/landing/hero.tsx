import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { HeroScene } from '#web/ui/art/hero-scene.tsx'
import { buttonClass } from '#web/ui/button.tsx'

/** The poster: what this is, and the one thing to do. */
export function Hero() {
  return (
    <section className="hero">
      <HeroScene className="hero-scene" />
      <div className="wrap relative pt-7 md:pt-13">
        <h1 className="heading-hero max-w-[11.5ch]">Build your business, stop by stop.</h1>
        <p className="mt-3.5 mb-5 max-w-[36ch] text-lg md:mt-5 md:mb-7 md:text-xl">
          Welcome to Whistlestop. Two-minute lessons take you along a line of five stations, from your first
          conversation to a team of your own.
        </p>
        <Link
          to="/auth/$mode"
          params={{ mode: 'register' }}
          className={buttonClass({ variant: 'go', size: 'lg', className: 'max-sm:w-full' })}
        >
          Join Whistlestop
          <ArrowRight size={22} className="rtl:-scale-x-100" aria-hidden />
        </Link>
      </div>
    </section>
  )
}
