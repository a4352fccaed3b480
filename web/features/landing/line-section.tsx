import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { SignPlate } from '#web/ui/sign.tsx'

type LineSectionProps = {
  id: string
  /** The words on the enamel plate above the heading. */
  plate: string
  title: string
  /** The line ends here. */
  last?: boolean
  children: ReactNode
}

/** A part of the page at its stop on the line. */
export function LineSection({ id, plate, title, last = false, children }: LineSectionProps) {
  return (
    <section aria-labelledby={id} className={classNames('line-section', last && 'line-section-last')}>
      <SignPlate className="mb-3.5">{plate}</SignPlate>
      <h2 id={id} className="heading-poster mb-5 md:mb-8">
        {title}
      </h2>
      {children}
    </section>
  )
}
