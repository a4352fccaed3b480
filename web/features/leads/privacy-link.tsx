import { Link } from '@tanstack/react-router'
import * as messages from 'messages/leads'

export function PrivacyLink() {
  return (
    <Link to="/privacy" className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
      {messages.whatWeStore}
    </Link>
  )
}
