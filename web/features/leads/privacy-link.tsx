import { Link } from '@tanstack/react-router'

export function PrivacyLink() {
  return (
    <Link to="/privacy" className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
      What we store, and for how long
    </Link>
  )
}
