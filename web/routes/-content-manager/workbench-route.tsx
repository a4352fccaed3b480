import { useQuery } from '@tanstack/react-query'
import type { Course } from 'contract/courses'
import * as messages from 'messages/translations'
import { lazyPart } from '#web/client/lazy/lazy-part.tsx'
import { ContentManager } from '#web/features/content-manager/content-manager.tsx'
import type { ChangeView, ManagerView } from '#web/features/content-manager/manager-view.ts'
import { ConversationsSection } from '#web/features/conversations/conversations-section.tsx'
import { MATERIALS_PANEL, MaterialsPanel } from '#web/features/course-materials/materials-panel.tsx'
import { VideoPanel } from '#web/features/course-videos/video-panel.tsx'
import { CoursesSection, managedCoursesQuery } from '#web/features/courses/courses-section.tsx'
import { courseLessonsButton } from '#web/features/courses/managed-course-row.tsx'
import { StatisticsSection } from '#web/features/courses/statistics-section.tsx'
import { LESSON_LIST, LessonsSection } from '#web/features/lessons/lessons-section.tsx'
import { managedMissionsQuery, StationsSection } from '#web/features/missions/stations-section.tsx'
import { QUIZ_FORM } from '#web/features/quizzes/quiz-form.tsx'
import type { QuizOwners } from '#web/features/quizzes/quiz-owners.ts'
import { QuizzesSection } from '#web/features/quizzes/quizzes-section.tsx'
import { RowsSkeleton } from '#web/ui/list-skeleton.tsx'

/** Its list of languages and its editor are for few. */
const TranslationsSection = lazyPart(
  async () => (await import('#web/features/translations/translations-section.tsx')).TranslationsSection,
  <RowsSkeleton label={messages.loading} />,
)

type WorkbenchProps = { view: ManagerView; onView: ChangeView }

/** What an administrator works with: everything that is specified on the first tab, stations and statistics on others. */
export function ContentManagerWorkbench({ view, onView }: WorkbenchProps) {
  return (
    <ContentManager view={view}>
      {view.tab === undefined && <CoursesAndQuizzes view={view} onView={onView} />}
      {view.tab === 'stations' && <StationsSection view={view} onView={onView} />}
      {view.tab === 'conversations' && (
        <ConversationsSection
          edited={view.conversation}
          onEdit={(conversation, focus) => onView({ conversation }, focus)}
        />
      )}
      {view.tab === 'translations' && <TranslationsSection view={view} onView={onView} />}
      {view.tab === 'statistics' && (
        <StatisticsSection onEditQuiz={(quiz) => onView({ tab: undefined, lessons: undefined, quiz }, QUIZ_FORM)} />
      )}
    </ContentManager>
  )
}

function CoursesAndQuizzes({ view, onView }: WorkbenchProps) {
  const { data: courses = [] } = useQuery(managedCoursesQuery())
  const { data: stations = [] } = useQuery(managedMissionsQuery())
  const withLessons = courses.find(({ id }) => id === view.lessons)
  if (withLessons) return <LessonsOfCourse course={withLessons} owners={{ courses, stations }} {...{ view, onView }} />
  return (
    <div className="grid gap-10 md:gap-14">
      <CoursesSection
        view={view}
        onView={onView}
        onLessons={(id) => onView({ lessons: id, lesson: undefined }, LESSON_LIST)}
        onMaterials={(id) => onView({ materials: id }, MATERIALS_PANEL)}
        materials={(course, onClose) => (
          <div key={course.id} className="grid gap-4">
            <MaterialsPanel course={course} onClose={onClose} />
            <VideoPanel course={course} />
          </div>
        )}
      />
      <QuizzesSection owners={{ courses, stations }} view={view} onView={onView} />
    </div>
  )
}

/** In the place of the list of courses, because a lesson's form needs the room. */
function LessonsOfCourse({ course, owners, view, onView }: WorkbenchProps & { course: Course; owners: QuizOwners }) {
  return (
    <LessonsSection
      key={course.id}
      course={course}
      view={view}
      // Another lesson has other questions.
      onView={({ lesson, ...changes }, focus) => onView({ lesson, quiz: undefined, ...changes }, focus)}
      questions={(lessonId) => (
        <QuizzesSection key={lessonId} lessonId={lessonId} owners={owners} view={view} onView={onView} />
      )}
      onClose={() => onView({ lessons: undefined, lesson: undefined }, courseLessonsButton(course.id))}
    />
  )
}
