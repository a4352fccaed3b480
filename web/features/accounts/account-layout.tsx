import { Link, type LinkProps } from '@tanstack/react-router'
import * as messages from 'messages/accounts'
import type { ReactNode } from 'react'
import { Poster, type PosterNumber } from '#web/ui/art/poster.tsx'
import { Card } from '#web/ui/card.tsx'

type AccountLayoutProps = {
  title: string
  lede: string
  poster: PosterNumber
  /** Above the form: an invitation. */
  banner?: ReactNode
  /** Under the form: the ways to elsewhere. */
  links: ReactNode
  children: ReactNode
}

/** An account form next to the picture of a station; on a phone the picture is a strip above it. */
export function AccountLayout({ title, lede, poster, banner, links, children }: AccountLayoutProps) {
  return (
    <Card
      as="div"
      padded={false}
      className="mx-auto grid w-full max-w-form lg:max-w-260 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
    >
      <div className="relative h-28 overflow-hidden border-line border-b-2 sm:h-40 lg:order-last lg:h-auto lg:border-b-0 lg:border-s-2">
        <Poster number={poster} className="absolute inset-0 size-full" />
      </div>
      <div className="grid content-center gap-5 p-4 sm:p-8 lg:px-12 lg:py-14">
        <div className="grid gap-2">
          <h1 className="heading-page">{title}</h1>
          <p className="text-ink-soft">{lede}</p>
        </div>
        {banner}
        {children}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1">{links}</div>
      </div>
    </Card>
  )
}

const LINK = 'font-semibold underline underline-offset-4'

/** What creating an account means, next to the button that does it. */
export function TermsNote() {
  return (
    <p className="text-ink-soft">
      {messages.termsNote({
        terms: (inside) => (
          <Link to="/terms" className={LINK}>
            {inside}
          </Link>
        ),
        privacy: (inside) => (
          <Link to="/privacy" className={LINK}>
            {inside}
          </Link>
        ),
      })}
    </p>
  )
}

/** A secondary link under a form, large enough for a thumb. */
export function AccountLink({
  children,
  ...link
}: Pick<LinkProps, 'to' | 'params' | 'state'> & { children: ReactNode }) {
  return (
    <Link {...link} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
      {children}
    </Link>
  )
}
