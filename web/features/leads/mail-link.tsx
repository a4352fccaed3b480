import { ApiError } from '#web/client/api/api-error.ts'
import { Banner } from '#web/ui/banner.tsx'
import { PrivacyLink } from './privacy-link.tsx'

/** A link out of a mail that leads to nothing. */
export function UnknownLink() {
  return (
    <Banner tone="sky" role="alert" title="This link doesn’t work">
      <p>
        Part of it may be missing: copy the whole link from our email. Or your details have already been erased, and
        there is nothing more to do.
      </p>
      <PrivacyLink />
    </Banner>
  )
}

/** A token as the server makes them; anything shorter was cut off on its way here. */
export function isWholeToken(token: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(token)
}

/** Whether the server has nothing under this link. */
export function isUnknownLink(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}
