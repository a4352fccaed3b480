import type { LeadImportReport } from 'contract/leads'
import * as messages from 'messages/leads'
import { Banner } from '#web/ui/banner.tsx'
import { isolated, leftToRight } from '#web/ui/isolated.tsx'

type ImportReportProps = { report: LeadImportReport; title: string; done?: boolean }

/** What a file brings: how many, who for example, and which lines cannot be taken. */
export function ImportReport({ report, title, done = false }: ImportReportProps) {
  const { accepted, skipped, problems, problemCount, sample } = report
  return (
    <Banner tone={done ? 'done' : 'sky'} role="status" title={title}>
      <ul className="grid gap-1">
        <li>{(done ? messages.willGetEmail : messages.canBeImported)({ count: accepted })}</li>
        {skipped > 0 && <li>{messages.leftOut({ count: skipped })}</li>}
        {problemCount > 0 && <li>{messages.unreadableLines({ count: problemCount })}</li>}
      </ul>
      {!done && sample.length > 0 && (
        <div className="mt-3">
          <p className="font-semibold">{messages.firstOfThem}</p>
          <ul className="text-sm">
            {sample.map(({ name, email }) => (
              <li key={email} className="wrap-anywhere">
                {messages.nameAndEmail({ name, email, who: isolated, address: leftToRight })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {problems.length > 0 && (
        <details className="mt-3" open={problems.length <= 5}>
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
            {messages.linesToCorrect}
          </summary>
          <ul className="max-h-60 overflow-y-auto text-sm">
            {problems.map(({ line, problem }) => (
              <li key={line} className="wrap-anywhere">
                {messages.lineProblem({ line: String(line), problem })}
              </li>
            ))}
          </ul>
          {problemCount > problems.length && (
            <p className="text-sm">{messages.firstShown({ count: problems.length })}</p>
          )}
        </details>
      )}
    </Banner>
  )
}
