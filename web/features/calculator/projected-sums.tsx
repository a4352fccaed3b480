import { Link } from '@tanstack/react-router'
import { LEFT_OUT_SENTENCE, PROJECTION_SENTENCE, type Projection, WORLD_POPULATION } from 'game/calculator'
import { Banner } from '#web/ui/banner.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { inDollars, inFigures } from './in-words.ts'

/** The people first, then the three sums, and always with them that they promise nothing and what they leave out. */
export function ProjectedSums({ monthly, yearly, networkSize, averagePerPerson, isCut }: Projection) {
  return (
    <div className="grid gap-3">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border-2 border-line bg-rule xl:grid-cols-4">
        <Sum name="Network Size" value={inFigures(networkSize)} className="font-bold text-lg" />
        <Sum name="Monthly Potential" value={inDollars(monthly)} />
        <Sum name="Yearly Potential" value={inDollars(yearly)} />
        <Sum name="Avg Per Person" value={inDollars(averagePerPerson)} />
      </dl>
      <p>{peopleNeeded(networkSize)}</p>
      <p className="text-ink-soft text-sm">
        {PROJECTION_SENTENCE} {LEFT_OUT_SENTENCE}{' '}
        <Link to="/income-disclosure" className="inline-block font-semibold text-ink underline underline-offset-4">
          Income disclosure
        </Link>
      </p>
      {isCut && (
        <Banner tone="earned" role="status">
          There are only {inFigures(WORLD_POPULATION)} people in the world. A larger network can’t exist, so the sums
          stop there.
        </Banner>
      )}
    </div>
  )
}

/** What has to happen before any of the sums could. */
function peopleNeeded(networkSize: number): string {
  const who = networkSize === 1 ? 'One person' : `${inFigures(networkSize)} people`
  return `${who} would have to join, stay and buy every month.`
}

function Sum({ name, value, className = '' }: { name: string; value: string; className?: string }) {
  return (
    <div className="min-w-0 bg-card px-3 py-3 sm:px-4">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className={classNames('wrap-anywhere leading-snug', className)}>{value}</dd>
    </div>
  )
}
