import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LINK, LIST, Part } from './part.tsx'

export function Recipients() {
  return (
    <Part id="recipients" title="Who gets your data">
      <ul className={LIST}>
        <li>
          Other members see your name, or the board name you choose, with your points on the leaderboard. The member
          whose link you joined through sees your name and the day you joined. People who open your invite link or your
          contact page see your name.
        </li>
        <li>Administrators of this site see what they need to run it. Nobody can read your password.</li>
        <li>
          The company that hosts this site and the one that delivers its email process data for the operator. The
          operator chose them and can tell you which they are, whether data leaves your country or the European Economic
          Area with them, and with which safeguards.
        </li>
        <li>
          Every script, font and picture of a page comes from this site. When you open a video or share your link, you
          go to another company’s site, where its own rules apply.
        </li>
        <li>
          The operator also keeps backups and a server log. Deleted data disappears from the backups when old backups
          are removed.
        </li>
      </ul>
    </Part>
  )
}

export function Cookies() {
  return (
    <Part id="cookies" title="Cookies">
      <p>
        We set only the cookies that accounts need. On an https address, the first two names start with{' '}
        <code>__Host-</code>.
      </p>
      <dl className="grid gap-3">
        <Cookie name="session">
          knows that you are logged in, until you log out, stay away for 30 days, or 90 days have passed.
        </Cookie>
        <Cookie name="device">
          knows this browser, so that nobody can lock you out of your account, and so that nobody is paid for inviting
          themselves. It lasts a year.
        </Cookie>
        <Cookie name="signed_in">tells the page that you may be logged in. It holds nothing else.</Cookie>
      </dl>
      <p>
        While you are logged in, your browser also keeps a copy of what the screens show about you, and what you’ve
        typed and not yet saved. Logging out clears the copy.
      </p>
    </Part>
  )
}

export function Rights() {
  return (
    <Part id="rights" title="Your rights">
      <ul className={LIST}>
        <li>
          On{' '}
          <Link to="/account" className={LINK}>
            your account page
          </Link>{' '}
          you can correct your details (rectification), export all that is stored about you (access and portability),
          and delete your account (erasure). After that we keep, without your name, the entries of tokens and points
          with their time and what they were for, who joined through whose link, and the log described above.
        </li>
        <li>
          You can object to what we do on the basis of legitimate interests, and ask us to restrict what we do with your
          data while a question is open.
        </li>
        <li>You can withdraw your consent at any time. This doesn’t affect what we did before.</li>
        <li>
          For any of this, also without an account,{' '}
          <Link to="/contact" className={LINK}>
            write to the operator
          </Link>
          .
        </li>
        <li>
          You can complain to a data protection authority, for example the one of the country where you live or work.
        </li>
      </ul>
    </Part>
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
