import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import * as messages from 'messages/landing'
import { HeroScene } from '#web/ui/art/landing-scenes.tsx'
import { buttonClass } from '#web/ui/button.tsx'

/** The hero: what this is, and the one thing to do. */
export function Hero() {
  return (
    <section className="hero">
      <HeroScene className="hero-scene" />
      <div className="wrap relative pt-7 md:pt-13">
        <h1 className="heading-hero max-w-[11.5ch]">{messages.heroTitle}</h1>
        <p className="mt-3.5 mb-5 max-w-[36ch] text-lg md:mt-5 md:mb-7 md:text-xl">{messages.heroText}</p>
        <Link
          to="/auth/$mode"
          params={{ mode: 'register' }}
          className={buttonClass({ variant: 'go', size: 'lg', className: 'max-sm:w-full' })}
        >
          {messages.join}
          <ArrowRight size={22} className="rtl:-scale-x-100" aria-hidden />
        </Link>
      </div>
    </section>
  )
}
