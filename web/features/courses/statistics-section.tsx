import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CourseStatistics } from 'contract/course-administration'
import * as coursesMessages from 'messages/courses'
import { locale } from 'messages/language'
import * as messages from 'messages/managed-courses'
import { get } from '#web/client/api/api.ts'
import { Loaded } from '#web/client/api/loaded.tsx'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ListWithFormSkeleton } from '#web/ui/list-skeleton.tsx'
import { NothingYet } from '#web/ui/nothing-yet.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

function statisticsQuery() {
  return queryOptions({
    queryKey: queryKeys.courseStatistics,
    queryFn: ({ signal }) => get<CourseStatistics[]>('/api/admin/courses/statistics', signal),
    staleTime: 0,
  })
}

/** How the courses go, over all members. */
export function StatisticsSection({ onEditQuiz }: { onEditQuiz: (quizId: number) => void }) {
  const query = useQuery(statisticsQuery())
  return (
    <section aria-labelledby="statistics" className="grid gap-3">
      <h2 id="statistics" className="heading-section">
        {messages.statistics}
      </h2>
      <Loaded
        query={query}
        loading={<ListWithFormSkeleton label={messages.loadingStatistics} />}
        failure={messages.statisticsFailed}
      >
        {(courses) =>
          courses.length === 0 ? (
            <NothingYet title={messages.noneCreated}>{messages.statisticsAppear}</NothingYet>
          ) : (
            <ul className="grid gap-4 md:grid-cols-2 md:gap-6">
              {courses.map((course) => (
                <StatisticsCard key={course.courseId} course={course} onEditQuiz={onEditQuiz} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

type StatisticsCardProps = { course: CourseStatistics; onEditQuiz: (quizId: number) => void }

function StatisticsCard({ course, onEditQuiz }: StatisticsCardProps) {
  const { courseId, title, started, hardestQuizzes } = course
  const titleId = `statistics-of-${courseId}`
  return (
    <Card as="li" className="grid content-start gap-4">
      <h3 id={titleId} className="heading-card">
        <bdi>{title}</bdi>
      </h3>
      {started === 0 ? (
        <p className="text-ink-soft">{messages.nobodyStarted}</p>
      ) : (
        <Rides course={course} titleId={titleId} />
      )}
      {hardestQuizzes.length > 0 && (
        <div>
          <h4 className="font-semibold">{messages.hardestQuizzes}</h4>
          <ol className="divide-y divide-rule">
            {hardestQuizzes.map((quiz) => (
              <HardQuiz key={quiz.quizId} quiz={quiz} onEdit={() => onEditQuiz(quiz.quizId)} />
            ))}
          </ol>
        </div>
      )}
    </Card>
  )
}

function Rides({ course: { started, completed }, titleId }: { course: CourseStatistics; titleId: string }) {
  return (
    <>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Figure label={messages.started} value={started.toLocaleString(locale)} />
        <Figure label={messages.finished} value={completed.toLocaleString(locale)} />
        <Figure
          label={messages.completedOfStarted}
          value={coursesMessages.percent({ percent: shareOf(completed, started) })}
        />
      </dl>
      <ProgressBar
        labelledBy={titleId}
        value={completed}
        max={started}
        valueText={messages.completedOf({ completed, started })}
      />
    </>
  )
}

/** A number above its name. */
function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="figure-large">{value}</dd>
    </div>
  )
}

type HardQuizProps = { quiz: CourseStatistics['hardestQuizzes'][number]; onEdit: () => void }

function HardQuiz({ quiz, onEdit }: HardQuizProps) {
  const questionId = `hard-quiz-${quiz.quizId}`
  return (
    <li className="flex items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p id={questionId} dir="auto" className="line-clamp-2 w-fit">
          {quiz.question}
        </p>
        <p className="text-ink-soft text-sm">
          {messages.wrongOf({
            wrong: quiz.wrong,
            answers: quiz.answered,
            percent: shareOf(quiz.wrong, quiz.answered),
          })}
        </p>
      </div>
      <Button variant="plain" aria-describedby={questionId} className="px-3.5!" onClick={onEdit}>
        {messages.edit}
      </Button>
    </li>
  )
}

/** In percent, a whole number. */
function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole)
}
