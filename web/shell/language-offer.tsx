import { direction, language } from 'messages/language'
import * as messages from 'messages/language-choice'

type LanguageOfferProps = {
  /** The address of the page in this language. */
  address: string
  /** The address that stores the page's own language as the visitor's choice, which hides the line. */
  putAway: string
}

const LINK = 'inline-flex min-h-11 items-center underline underline-offset-4'

/**
 * Offers a visitor whose browser prefers another language the page in it, in that language. The server writes it into the
 * page (contract/built-site.ts), so nothing moves when a script starts.
 */
export function LanguageOffer({ address, putAway }: LanguageOfferProps) {
  return (
    <div id="language-offer" lang={language} dir={direction} className="border-rule border-b bg-card text-sm">
      <p className="wrap flex flex-wrap gap-x-6">
        <a href={address} hrefLang={language} className={LINK}>
          {messages.alsoIn}
        </a>
        <a href={putAway} rel="nofollow" className={LINK}>
          {messages.hide}
        </a>
      </p>
    </div>
  )
}
