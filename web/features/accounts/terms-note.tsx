import { Link } from '@tanstack/react-router'

const LINK = 'font-semibold underline underline-offset-4'

/** What creating an account means, beside the button that does it. */
export function TermsNote() {
  return (
    <p className="text-ink-soft">
      By creating an account you confirm that you are at least 18 and agree to the{' '}
      <Link to="/terms" className={LINK}>
        terms
      </Link>
      . See also our{' '}
      <Link to="/privacy" className={LINK}>
        privacy policy
      </Link>
      .
    </p>
  )
}
