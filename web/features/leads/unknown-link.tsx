import { Banner } from '#web/ui/banner.tsx'
import { PrivacyLink } from './privacy-link.tsx'

/** A link out of a mail that leads to nothing. */
export function UnknownLink() {
  return (
    <Banner tone="sky" role="alert" title="We do not know this link">
      <p>
        A part of it may be missing: copy the whole link from our mail once more. Or your details are erased already,
        and there is nothing left to end.
      </p>
      <PrivacyLink />
    </Banner>
  )
}
