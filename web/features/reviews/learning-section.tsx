import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { LearningFigures } from 'contract/reviews'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { adminQueryKeys } from '#web/client/api/admin-query-keys.ts'
import { get } from '#web/client/api/api.ts'
import { Loaded } from '#web/client/api/loaded.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { RowsSkeleton } from '#web/ui/list-skeleton.tsx'
import { FiguresTable } from './figures-table.tsx'

const LEARNING = '/api/admin/learning'

function learningQuery() {
  return queryOptions({
    queryKey: adminQueryKeys.learning,
    queryFn: ({ signal }) => get<LearningFigures>(LEARNING, signal),
    staleTime: 0,
  })
}

/** What all members together learned: the share that is still known a week later first. */
export function LearningSection() {
  const query = useQuery(learningQuery())
  return (
    <section aria-labelledby="learning" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="learning" className="heading-section">
          Learning
        </h2>
        <a href={`${LEARNING}.csv`} download className={buttonClass()}>
          <Download size={18} aria-hidden />
          Download CSV
        </a>
      </div>
      <p className="max-w-reading text-ink-soft">
        These figures come from the members’ own answers. Groups of fewer than 10 members aren’t shown.
      </p>
      <Loaded
        query={query}
        loading={<RowsSkeleton label="Loading figures..." />}
        failure="The figures couldn’t be loaded."
      >
        {(figures) => <Figures figures={figures} />}
      </Loaded>
    </section>
  )
}

function Figures({ figures: { months, calibration, hardest, endings } }: { figures: LearningFigures }) {
  return (
    <div className="grid gap-4 md:gap-6">
      <Part
        id="remembered"
        title="Remembered after a week"
        about="Of ideas first answered 7 to 14 days ago, the share that was right at the first review after 7 days."
      >
        <FiguresTable
          labelledBy="remembered"
          heads={['Joined', 'Members', 'Answers', 'Right']}
          rows={months.map(({ month, members, answers, remembered }) => ({
            key: month,
            cells: [month, members, answers, percent(remembered)],
          }))}
        />
      </Part>
      <Part
        id="calibration"
        title="Predicted and observed"
        about="Each row is a tenth of the predicted chances of a right answer. The two shares should be close."
      >
        <FiguresTable
          labelledBy="calibration"
          heads={['Predicted', 'Observed', 'Answers']}
          rows={calibration.map(({ predicted, observed, answers }) => ({
            key: String(predicted),
            cells: [percent(predicted), percent(observed), answers],
          }))}
        />
      </Part>
      <Part id="hardest" title="Hardest questions" about="With the wrong choice that is taken most.">
        <FiguresTable
          labelledBy="hardest"
          heads={['Question', 'Answered', 'Wrong', 'Most taken wrong choice']}
          rows={hardest.map(({ quizId, question, answered, wrong, wrongChoice, wrongChoiceShare }) => ({
            key: String(quizId),
            cells: [
              <Link
                key="question"
                to="/content-manager"
                search={{ quiz: quizId }}
                className="underline underline-offset-4"
              >
                {question}
              </Link>,
              answered,
              wrong,
              wrongChoice === null ? '–' : `${wrongChoice} (${percent(wrongChoiceShare ?? 0)})`,
            ],
          }))}
        />
      </Part>
      <Part id="endings" title="Where conversations end" about="Runs of each ending. The clear ending is the best one.">
        <FiguresTable
          labelledBy="endings"
          heads={['Conversation', 'Ending', 'Runs']}
          rows={endings.map(({ slug, title, ending, isClear, runs }) => ({
            key: `${slug} ${ending}`,
            cells: [title, isClear ? `${ending} (clear)` : ending, runs],
          }))}
        />
      </Part>
    </div>
  )
}

function Part({ id, title, about, children }: { id: string; title: string; about: string; children: ReactNode }) {
  return (
    <Card aria-labelledby={id}>
      <h3 id={id} className="heading-panel">
        {title}
      </h3>
      <p className="mt-1 mb-3 max-w-reading text-ink-soft">{about}</p>
      {children}
    </Card>
  )
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}
