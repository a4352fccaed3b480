import * as messages from 'messages/legal'
import { OperatorDetails } from './operator-details.tsx'
import { linkTo, Part } from './part.tsx'

/** /contact: who runs the site, and what to write to them about. */
export function ContactPage() {
  return (
    <article className="mx-auto grid w-full max-w-reading gap-8 text-lg">
      <h1 className="heading-page">{messages.contactTitle}</h1>
      <Part id="operator" title={messages.whoRuns}>
        <OperatorDetails />
      </Part>
      <Part id="about" title={messages.aboutTitle}>
        <p>
          {messages.aboutText({
            report: linkTo('/report'),
            rights: linkTo('/privacy', 'rights'),
            password: linkTo('/forgot-password'),
          })}
        </p>
      </Part>
    </article>
  )
}
