import { Link } from '@tanstack/react-router'
import { PROJECTION_SENTENCE, type Projection, WORLD_POPULATION } from 'game/calculator'
import { Banner } from '#web/ui/banner.tsx'
import { inDollars, inFigures } from './in-words.ts'

/** The four sums (spec §2), and beside them always that they promise nothing (decisions §4). */
export function ProjectedSums({ monthly, yearly, networkSize, averagePerPerson, isCut }: Projection) {
  return (
    <div className="grid gap-3">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border-2 border-line bg-rule xl:grid-cols-4">
        <Sum name="Monthly Potential" value={inDollars(monthly)} className="text-done" />
        <Sum name="Yearly Potential" value={inDollars(yearly)} />
        <Sum name="Network Size" value={inFigures(networkSize)} />
        <Sum name="Avg Per Person" value={inDollars(averagePerPerson)} />
      </dl>
      <p className="text-ink-soft text-sm">
        {PROJECTION_SENTENCE}{' '}
        <Link to="/income-disclosure" className="inline-block font-semibold text-ink underline underline-offset-4">
          Income disclosure
        </Link>
      </p>
      {isCut && (
        <Banner tone="earned" role="status">
          There are only {inFigures(WORLD_POPULATION)} people in the world. A larger network cannot exist, so the sums
          stop there.
        </Banner>
      )}
    </div>
  )
}

function Sum({ name, value, className = '' }: { name: string; value: string; className?: string }) {
  return (
    <div className="min-w-0 bg-card px-3 py-3 sm:px-4">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className={`wrap-anywhere font-display font-extrabold text-lg leading-snug sm:text-xl ${className}`}>
        {value}
      </dd>
    </div>
  )
}
