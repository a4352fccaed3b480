import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Administrator } from '#web/client/administrator.tsx'
import { useSiteSettings } from '#web/client/site-settings.ts'

/** /privacy: what is stored, why, and for how long. Each sentence here is true of the program: change both or neither. */
export function PrivacyPage() {
  return (
    <article className="mx-auto grid w-full max-w-reading gap-8 text-lg">
      <div className="grid gap-3">
        <h1 className="heading-page">Privacy</h1>
        <p>
          In short: we keep what Whistlestop needs to work, we tell nobody else, and we do not watch what you do on
          other sites. There is no advertising and no tracking here.
        </p>
      </div>
      <Members />
      <Invited />
      <Leads />
      <Mails />
      <Cookies />
      <Rights />
    </article>
  )
}

function Members() {
  return (
    <Part id="members" title="If you are a member">
      <ul className={LIST}>
        <li>Your name, email address and, if you gave it, your phone number.</li>
        <li>Your password only as a scrambled value, from which nobody can read it.</li>
        <li>
          What you learned and earned: stations, courses, quiz answers, challenges, tokens, points, rewards, and the
          time of each entry.
        </li>
        <li>By whose link you joined, and who joined by yours. They see your name and the day, never your address.</li>
        <li>
          For fair referrals, the network and the browser you registered from. For safe logins, a count of tries by
          network.
        </li>
        <li>
          Other members see your name, or the board name you choose, with your points on the leaderboard. Whoever opens
          your invite link or your contact page sees your name.
        </li>
      </ul>
      <p>All of it is kept for as long as you have an account.</p>
    </Part>
  )
}

function Invited() {
  return (
    <Part id="invited" title="If a member invited you">
      <p>
        We send one mail for an invitation. Your address stands in it and in our outbox until 30 days after it was sent.
        After that we keep only a fingerprint of the address (a hash): for 12 months, so that you are not invited again
        and again, and without an end, so that the link to unsubscribe in our mail always works. Who unsubscribes gets
        no more invitations.
      </p>
    </Part>
  )
}

function Leads() {
  return (
    <Part id="leads" title="If you asked to be contacted">
      <p>
        We keep your name, email address, phone number if you gave it, and the exact words you agreed to, for 24 months.
        The member you asked sees them; if you asked the community, or ticked the second box, one member of it does, and
        we tell you by mail who. An administrator may also have entered you with the consent you gave elsewhere. Each of
        our mails to you has a link with which you end all contact or erase your details at once. What stays is the
        fingerprint of your address, so that we do not write to it again. It also stays after the 24 months, so that the
        links in our mails go on working.
      </p>
    </Part>
  )
}

function Mails() {
  return (
    <Part id="mails" title="Mails we send">
      <p>
        A mail that was sent loses its text at once, and the rest of it is deleted after 30 days. One that could not be
        delivered is deleted after 90 days. Mails travel through the mail service that the operator of this site has
        chosen.
      </p>
    </Part>
  )
}

function Cookies() {
  return (
    <Part id="cookies" title="Cookies">
      <p>Only those that accounts need: for logging in, and against false referrals.</p>
      <dl className="grid gap-3">
        <Cookie name="session">
          knows that you are logged in, until you log out, stay away for 30 days, or 90 days have passed.
        </Cookie>
        <Cookie name="device">
          knows this browser, so that nobody can lock you out of your account, and so that nobody is paid for inviting
          themselves. It lasts a year.
        </Cookie>
        <Cookie name="signed_in">tells the page that asking for your account is worth it. It says nothing else.</Cookie>
      </dl>
      <p>
        While you are logged in your browser also keeps a copy of what the screens show about you, and what you have
        typed and not yet saved. Logging out clears the copy.
      </p>
    </Part>
  )
}

function Rights() {
  return (
    <Part id="rights" title="Nobody else, and your choices">
      <ul className={LIST}>
        <li>
          Every script, font and picture comes from this site. Nothing is sent to other companies, unless you yourself
          share your link there or open a video.
        </li>
        <li>
          On{' '}
          <Link to="/account" className={LINK}>
            your account page
          </Link>{' '}
          you can correct your details, export all that is stored about you, and delete your account. What is left then,
          without your name, are the entries of tokens and points with their time and what they were for, and who joined
          by whose link.
        </li>
        {useSiteSettings()?.contactEmail ? (
          <li>
            This site is run by <Administrator />, who is responsible for your data. Ask there for anything else.
          </li>
        ) : (
          <li>For anything else, ask the administrator of this site.</li>
        )}
      </ul>
    </Part>
  )
}

const LIST = 'grid list-disc gap-2 pl-6'
const LINK = 'font-semibold underline underline-offset-4'

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="heading-section">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Cookie({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-bold">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
