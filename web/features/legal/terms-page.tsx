import * as messages from 'messages/legal'
import { OperatorDetails } from './operator-details.tsx'
import { LIST, linkTo, Part } from './part.tsx'

/** /terms: what members and the operator can expect of each other. */
export function TermsPage() {
  return (
    <article className="mx-auto grid w-full max-w-reading gap-8 text-lg">
      <div className="grid gap-3">
        <h1 className="heading-page">{messages.termsTitle}</h1>
        <p>{messages.termsIntro}</p>
      </div>
      <Part id="operator" title={messages.whoRuns}>
        <OperatorDetails />
      </Part>
      <Part id="who" title={messages.whoTitle}>
        <p>{messages.whoText}</p>
      </Part>
      <Part id="what" title={messages.whatTitle}>
        <p>{messages.whatText}</p>
        <p>{messages.noIncome({ link: linkTo('/income-disclosure') })}</p>
      </Part>
      <Conduct />
      <Part id="tokens" title={messages.tokensTitle}>
        <p>{messages.tokensText}</p>
      </Part>
      <Part id="ending" title={messages.leavingTitle}>
        <p>{messages.leavingText({ link: linkTo('/account') })}</p>
      </Part>
      <Part id="liability" title={messages.liabilityTitle}>
        <p>{messages.liabilityText}</p>
      </Part>
    </article>
  )
}

function Conduct() {
  return (
    <Part id="conduct" title={messages.conductTitle}>
      <ul className={LIST}>
        <li>{messages.conductShow}</li>
        <li>{messages.conductGain}</li>
        <li>{messages.conductInvite}</li>
        <li>{messages.conductDetails}</li>
        <li>{messages.conductAccounts}</li>
      </ul>
      <p>{messages.conductReport({ link: linkTo('/report') })}</p>
    </Part>
  )
}
