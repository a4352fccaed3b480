import { Link } from '@tanstack/react-router'
import { OperatorDetails } from './operator-details.tsx'
import { LINK, LIST, Part } from './part.tsx'

/** /terms: what members and the operator can expect of each other. */
export function TermsPage() {
  return (
    <article className="mx-auto grid w-full max-w-reading gap-8 text-lg">
      <div className="grid gap-3">
        <h1 className="heading-page">Terms</h1>
        <p>These terms are between you and the operator of this site. They apply from when you create an account.</p>
      </div>
      <Part id="operator" title="Who runs this site">
        <OperatorDetails />
      </Part>
      <Part id="who" title="Who can join">
        <p>You have to be at least 18. One account per person, under your own name and email address.</p>
      </Part>
      <Part id="what" title="What you get">
        <p>
          Whistlestop is training for people who work in network marketing: lessons, courses, quizzes and texts to use.
          It’s free. The operator can change or close it.
        </p>
        <p>
          We don’t promise any income, and nothing here is advice on law, tax or money. See{' '}
          <Link to="/income-disclosure" className={LINK}>
            what we say about income
          </Link>
          .
        </p>
      </Part>
      <Conduct />
      <Part id="tokens" title="Tokens and points">
        <p>
          Tokens and points have no cash value. You can’t buy, sell or transfer them. You can exchange tokens for the
          rewards shown here while they last. Tokens from made-up accounts or false referrals can be withheld or
          corrected by an administrator.
        </p>
      </Part>
      <Part id="ending" title="Leaving">
        <p>
          You can delete your account at any time on{' '}
          <Link to="/account" className={LINK}>
            your account page
          </Link>
          . An administrator can suspend an account that breaks these terms. If you think that’s a mistake, write to the
          operator.
        </p>
      </Part>
      <Part id="liability" title="Liability">
        <p>
          The operator is liable for harm caused on purpose or through gross negligence, and wherever the law doesn’t
          allow liability to be limited. Beyond that, the operator isn’t liable for what members say or do, for
          decisions you base on the lessons, or for times when the site isn’t available. Your rights as a consumer stay
          as they are.
        </p>
      </Part>
    </article>
  )
}

function Conduct() {
  return (
    <Part id="conduct" title="What we ask of you">
      <ul className={LIST}>
        <li>Say only what you can show. Don’t promise income, and make no claims about health.</li>
        <li>Say that you gain when someone joins through your link.</li>
        <li>Invite only people who have told you they’d like it, and stop when they say no.</li>
        <li>
          Use the contact details you get here only for what the person agreed to, don’t pass them on, and delete them
          when the person withdraws.
        </li>
        <li>Don’t create accounts for made-up people, and don’t try to get around the limits of the site.</li>
      </ul>
      <p>
        If you see a claim that breaks these rules,{' '}
        <Link to="/report" className={LINK}>
          report it
        </Link>
        .
      </p>
    </Part>
  )
}
