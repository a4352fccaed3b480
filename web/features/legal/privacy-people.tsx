import type { ReactNode } from 'react'
import { LIST, Part } from './part.tsx'

export function Members() {
  return (
    <Part id="members" title="If you are a member">
      <p>To give you an account and what it promises (contract, GDPR article 6(1)(b)) we store:</p>
      <ul className={LIST}>
        <li>Your name, email address and, if you gave it, your phone number.</li>
        <li>Your password, only as a scrambled value. Nobody can read the password from it.</li>
        <li>
          What you learned and earned: stations, courses, quiz answers, challenges, tokens, points, rewards, and the
          time of each entry. Your choices, such as your time zone and the emails you want.
        </li>
        <li>Whose link you joined through, and who joined through yours.</li>
      </ul>
      <p>
        You need to give a name, an email address and a password to have an account. Everything else is optional. We
        keep all of this for as long as you have an account.
      </p>
      <p>For safe logins and fair rewards (legitimate interests, article 6(1)(f)) we also store:</p>
      <ul className={LIST}>
        <li>
          The network and the browser you registered from, if you joined through someone’s link. If you delete your
          account, we keep scrambled values of them for about two days and, if your sponsor was rewarded, a scrambled
          value of your email address for good, so that nobody is rewarded twice for one person.
        </li>
        <li>The browsers you log in with, and counts of attempts by network for up to 7 days.</li>
        <li>
          A log of what administrators do and of events that matter for the security of accounts, such as logins and
          changed passwords, with the time and the network. We keep it for 24 months.
        </li>
      </ul>
      <p>
        Some rewards for referrals are held by rules, for example when many people join on one day. An administrator
        then decides. No decision with legal or similarly serious effects for you is made by a program alone.
      </p>
    </Part>
  )
}

export function Invited() {
  return (
    <Part id="invited" title="If a member invited you">
      <p>
        Your email address comes from the member who entered it. We use it to send you that invitation (legitimate
        interests of the member and of ours in telling people about Whistlestop, article 6(1)(f)). The address stays in
        our outbox until 30 days after the email was sent. After that we keep only a fingerprint of it (a hash), for 12
        months, so that you aren’t invited repeatedly, and after that only so that the unsubscribe link keeps working.
        If you unsubscribe, you get no more invitations.
      </p>
    </Part>
  )
}

export function Leads() {
  return (
    <Part id="leads" title="If you asked to be contacted">
      <p>
        We keep your name, email address and the exact words you agreed to (consent, article 6(1)(a)), and, if you asked
        one member and gave it, your phone number. That member sees them for up to 24 months.
      </p>
      <p>
        Other members see nothing of you until you confirm it with a link that we email to you. If you don’t within 7
        days, you aren’t passed on. If you do, one member gets your name and email address, we tell you who it is, and
        they have them here for at most 6 months after you asked.
      </p>
      <p>
        An administrator may have entered you with consent you gave elsewhere. Our email then says where that consent
        comes from. Each of our emails to you has a link with which you can withdraw or erase your details at once, and
        we tell the members who had them. Afterwards we keep a fingerprint of your address, so that we don’t write to it
        again and so that the links in our emails keep working.
      </p>
    </Part>
  )
}

export function Reporters() {
  return (
    <Part id="reports" title="If you report a claim">
      <p>
        We keep what you wrote and, if you gave it, your email address for 12 months, so that we can look into it and
        answer (legitimate interests, article 6(1)(f)). Administrators read it. The email address is optional.
      </p>
    </Part>
  )
}

export function Emails(): ReactNode {
  return (
    <Part id="emails" title="Emails we send">
      <p>
        Once an email is sent, we delete its text at once and the rest of it after 30 days. One that couldn’t be
        delivered is deleted after 90 days. Members can switch off emails about referrals on their account page, or with
        the link in each of them.
      </p>
    </Part>
  )
}
