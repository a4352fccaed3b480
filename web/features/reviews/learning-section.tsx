import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { LearningFigures } from 'contract/reviews'
import { Download } from 'lucide-react'
import { locale } from 'messages/language'
import * as messages from 'messages/learning'
import type { ReactNode } from 'react'
import { adminQueryKeys } from '#web/client/api/admin-query-keys.ts'
import { get } from '#web/client/api/api.ts'
import { Loaded } from '#web/client/api/loaded.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { RowsSkeleton } from '#web/ui/list-skeleton.tsx'
import { FiguresTable, percent } from './figures-table.tsx'

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
          {messages.learning}
        </h2>
        <a href={`${LEARNING}.csv`} download className={buttonClass()}>
          <Download size={18} aria-hidden />
          {messages.downloadCsv}
        </a>
      </div>
      <p className="max-w-reading text-ink-soft">{messages.learningAbout}</p>
      <Loaded query={query} loading={<RowsSkeleton label={messages.loadingFigures} />} failure={messages.figuresFailed}>
        {(figures) => <Figures figures={figures} />}
      </Loaded>
    </section>
  )
}

function Figures({ figures: { months, calibration, hardest, endings } }: { figures: LearningFigures }) {
  return (
    <div className="grid gap-4 md:gap-6">
      <Part id="remembered" title={messages.rememberedTitle} about={messages.rememberedAbout}>
        <FiguresTable
          labelledBy="remembered"
          heads={[messages.joined, messages.members, messages.answersHead, messages.rightHead]}
          rows={months.map(({ month, members, answers, remembered }) => ({
            key: month,
            cells: [nameOfMonth(month), members, answers, { share: remembered }],
          }))}
        />
      </Part>
      <Part id="calibration" title={messages.calibrationTitle} about={messages.calibrationAbout}>
        <FiguresTable
          labelledBy="calibration"
          heads={[messages.predicted, messages.observed, messages.answersHead]}
          rows={calibration.map(({ predicted, observed, answers }) => ({
            key: String(predicted),
            cells: [{ share: predicted }, { share: observed }, answers],
          }))}
        />
      </Part>
      <Part id="hardest" title={messages.hardestTitle} about={messages.hardestAbout}>
        <FiguresTable
          labelledBy="hardest"
          heads={[messages.question, messages.answered, messages.wrong, messages.wrongChoice]}
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
              wrongChoice === null
                ? '–'
                : messages.choiceAndShare({ choice: wrongChoice, share: percent(wrongChoiceShare ?? 0) }),
            ],
          }))}
        />
      </Part>
      <Part id="endings" title={messages.endingsTitle} about={messages.endingsAbout}>
        <FiguresTable
          labelledBy="endings"
          heads={[messages.conversation, messages.ending, messages.runs]}
          rows={endings.map(({ slug, title, ending, endingTitle, isClear, runs }) => ({
            key: `${slug} ${ending}`,
            cells: [title, isClear ? messages.clearEnding({ ending: endingTitle }) : endingTitle, runs],
          }))}
        />
      </Part>
    </div>
  )
}

/** @param month like `2026-11` */
function nameOfMonth(month: string): string {
  return new Date(month).toLocaleDateString(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
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
