import { Link } from '@tanstack/react-router'
import { OperatorDetails } from './operator-details.tsx'
import { LINK, Part } from './part.tsx'

/** /contact: who runs the site, and what to write to them about. */
export function ContactPage() {
  return (
    <article className="mx-auto grid w-full max-w-reading gap-8 text-lg">
      <h1 className="heading-page">Contact</h1>
      <Part id="operator" title="Who runs this site">
        <OperatorDetails />
      </Part>
      <Part id="about" title="What it’s about">
        <p>
          If a claim by a member or on this site looks wrong,{' '}
          <Link to="/report" className={LINK}>
            report it
          </Link>
          . For your data, see{' '}
          <Link to="/privacy" hash="rights" className={LINK}>
            your rights
          </Link>
          . If you can’t log in,{' '}
          <Link to="/forgot-password" className={LINK}>
            choose a new password
          </Link>
          .
        </p>
      </Part>
    </article>
  )
}
