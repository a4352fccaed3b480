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
