import type { LeadImportReport } from 'contract/leads'
import { Banner } from '#web/ui/banner.tsx'
import { people } from './use-lead-import.ts'

type ImportReportProps = { report: LeadImportReport; title: string; done?: boolean }

/** What a file brings: how many, who for example, and which lines cannot be taken. */
export function ImportReport({ report, title, done = false }: ImportReportProps) {
  const { accepted, skipped, problems, problemCount, sample } = report
  return (
    <Banner tone={done ? 'done' : 'sky'} role="status" title={title}>
      <ul className="grid gap-1">
        <li>
          {people(accepted)} {done ? 'will get an email to confirm.' : 'can be imported.'}
        </li>
        {skipped > 0 && <li>{people(skipped)} left out: known already, or asked not to be contacted.</li>}
        {problemCount > 0 && (
          <li>{problemCount === 1 ? '1 line' : `${problemCount.toLocaleString('en')} lines`} can’t be read.</li>
        )}
      </ul>
      {!done && sample.length > 0 && (
        <div className="mt-3">
          <p className="font-semibold">The first of them</p>
          <ul className="text-sm">
            {sample.map(({ name, email }) => (
              <li key={email} className="wrap-anywhere">
                {name}, {email}
              </li>
            ))}
          </ul>
        </div>
      )}
      {problems.length > 0 && (
        <details className="mt-3" open={problems.length <= 5}>
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold">Lines to correct</summary>
          <ul className="max-h-60 overflow-y-auto text-sm">
            {problems.map(({ line, problem }) => (
              <li key={line} className="wrap-anywhere">
                Line {line}: {problem}
              </li>
            ))}
          </ul>
          {problemCount > problems.length && <p className="text-sm">The first {problems.length} are shown.</p>}
        </details>
      )}
    </Banner>
  )
}
