import * as messages from 'messages/leads'
import { ApiError } from '#web/client/api/api-error.ts'
import { Banner } from '#web/ui/banner.tsx'
import { PrivacyLink } from './privacy-link.tsx'

/** A link from an email that doesn't work. */
export function UnknownLink() {
  return (
    <Banner tone="sky" role="alert" title={messages.linkDoesNotWork}>
      <p>{messages.unknownLink}</p>
      <PrivacyLink />
    </Banner>
  )
}

/** The form of the server's tokens; anything shorter was truncated. */
export function isWholeToken(token: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(token)
}

/** Whether the server doesn't know this link. */
export function isUnknownLink(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}
