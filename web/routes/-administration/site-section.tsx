import { OperatorSection } from '#web/features/operator/operator-section.tsx'
import { DisclosureSection } from '#web/features/site-texts/disclosure-section.tsx'
import { FiguresSection } from '#web/features/site-texts/figures-section.tsx'

/** What the site says about itself: who runs it, the figures of the start page, and about income. */
export function SiteSection() {
  return (
    <div className="grid items-start gap-10 lg:grid-cols-2 lg:gap-6">
      <FiguresSection />
      <div className="grid gap-10">
        <OperatorSection />
        <DisclosureSection />
      </div>
    </div>
  )
}
