import { NoContent, OriginalQuery } from 'contract/common'
import { CourseIdParams, CourseParams } from 'contract/courses'
import { LessonIdParams } from 'contract/lessons'
import { MissionParams } from 'contract/missions'
import { NewQuiz, Quiz, QuizList, QuizParams, QuizUpdate } from 'contract/quizzes'
import type { FastifyRequest } from 'fastify'
import type { Db } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { actorOf } from '#server/features/audit/public.ts'
import { requireCourse, seesHidden } from '#server/features/catalogue/public.ts'
import { callerOf } from '#server/features/sessions/public.ts'
import { contentLanguage, quizOriginal, translate } from '#server/features/translations/public.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { requireLesson, requireMission } from './owner-queries.ts'
import { type AskedQuizRow, listQuizzes, listQuizzesOf } from './queries.ts'
import { quizViewFor } from './view.ts'
import { createQuiz, deleteQuiz, updateQuiz } from './write-quizzes.ts'

const tags = ['quizzes']

/** In the scope of everybody with a session. */
export function quizRoutes(scope: Scope, { database }: Pick<Dependencies, 'database'>): void {
  const querystring = OriginalQuery
  const quizzesFor = async (request: Asked, courseId: number): Promise<Quiz[]> => {
    const caller = callerOf(request)
    await requireCourse(database.read, courseId, caller)
    return readQuizViews(
      database.read,
      request,
      await listQuizzesOf(database.read, { owner: 'course', id: courseId }, caller.id),
    )
  }
  const response = { 200: QuizList, ...refusals }

  scope.get(
    '/api/course-quizzes/:courseId',
    { schema: { tags, summary: "List a course's quizzes", params: CourseIdParams, querystring, response } },
    (request) => quizzesFor(request, Number(request.params.courseId)),
  )

  scope.get(
    '/api/courses/:id/quizzes',
    {
      schema: {
        tags,
        summary: "List a course's quizzes, with the same response as course-quizzes",
        params: CourseParams,
        querystring,
        response,
      },
    },
    (request) => quizzesFor(request, Number(request.params.id)),
  )

  scope.get(
    '/api/missions/:id/quizzes',
    { schema: { tags, summary: "List a station's quizzes", params: MissionParams, querystring, response } },
    async (request) => {
      const [caller, missionId] = [callerOf(request), Number(request.params.id)]
      await requireMission(database.read, missionId)
      return readQuizViews(
        database.read,
        request,
        await listQuizzesOf(database.read, { owner: 'mission', id: missionId }, caller.id),
      )
    },
  )

  scope.get(
    '/api/lessons/:lessonId/quizzes',
    { schema: { tags, summary: "List a lesson's quizzes", params: LessonIdParams, querystring, response } },
    async (request) => {
      const [caller, lessonId] = [callerOf(request), Number(request.params.lessonId)]
      await requireLesson(database.read, lessonId, caller)
      return readQuizViews(
        database.read,
        request,
        await listQuizzesOf(database.read, { owner: 'lesson', id: lessonId }, caller.id),
      )
    },
  )

  scope.get(
    '/api/quizzes',
    { schema: { tags, summary: 'List the quizzes of all courses, and the general ones', querystring, response } },
    async (request) => {
      const caller = callerOf(request)
      return readQuizViews(database.read, request, await listQuizzes(database.read, caller.id, seesHidden(caller)))
    },
  )
}

type Asked = FastifyRequest & { query: OriginalQuery }

/** As the caller may see them, in the language of the request. */
function readQuizViews(db: Db, request: Asked, rows: readonly AskedQuizRow[]): Promise<Quiz[]> {
  const views = rows.map(quizViewFor(callerOf(request)))
  return translate(db, contentLanguage(request), 'quiz', views, () => rows.map(quizOriginal))
}

/** In the scope of administrators. */
export function quizAdministrationRoutes(scope: Scope, deps: Pick<Dependencies, 'database' | 'now'>): void {
  scope.post(
    '/api/quizzes',
    { schema: { tags, summary: 'Create a quiz', body: NewQuiz, response: { 201: Quiz, ...refusals } } },
    async (request, reply) => reply.code(201).send(await createQuiz(deps, actorOf(request), request.body)),
  )

  scope.put(
    '/api/quizzes/:id',
    {
      schema: {
        tags,
        summary: 'Replace a quiz',
        params: QuizParams,
        body: QuizUpdate,
        response: { 200: Quiz, ...refusals },
      },
    },
    (request) => updateQuiz(deps, actorOf(request), Number(request.params.id), request.body),
  )

  scope.delete(
    '/api/quizzes/:id',
    { schema: { tags, summary: 'Delete a quiz', params: QuizParams, response: { 204: NoContent, ...refusals } } },
    async (request, reply) => {
      await deleteQuiz(deps, actorOf(request), Number(request.params.id))
      return reply.code(204).send(null)
    },
  )
}
