import { Link } from '@tanstack/react-router'
import { MONTHLY_RATES, type Projection, WORLD_POPULATION } from 'game/calculator'
import * as messages from 'messages/calculator'
import { Banner } from '#web/ui/banner.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { inDollars, inFigures } from './in-words.ts'

/** The people first, then the three sums, always with the note that they promise nothing and what they leave out. */
export function ProjectedSums({ monthly, yearly, networkSize, averagePerPerson, isCut }: Projection) {
  return (
    <div className="grid gap-3">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border-2 border-line bg-rule xl:grid-cols-4">
        <Sum name={messages.networkSize} value={inFigures(networkSize)} className="font-bold text-lg" />
        <Sum name={messages.monthlyPotential} value={inDollars(monthly)} />
        <Sum name={messages.yearlyPotential} value={inDollars(yearly)} />
        <Sum name={messages.average} value={inDollars(averagePerPerson)} />
      </dl>
      <p>{messages.peopleNeeded({ count: networkSize })}</p>
      <p className="text-ink-soft text-sm">
        {messages.projection(MONTHLY_RATES)} {messages.leftOut}{' '}
        <Link to="/income-disclosure" className="inline-block font-semibold text-ink underline underline-offset-4">
          {messages.disclosure}
        </Link>
      </p>
      {isCut && (
        <Banner tone="earned" role="status">
          {messages.worldIsSmaller({ count: WORLD_POPULATION })}
        </Banner>
      )}
    </div>
  )
}

function Sum({ name, value, className = '' }: { name: string; value: string; className?: string }) {
  return (
    <div className="min-w-0 bg-card px-3 py-3 sm:px-4">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className={classNames('wrap-anywhere leading-snug', className)}>{value}</dd>
    </div>
  )
}
