import { ActHeaders } from 'contract/acts'
import { UserParams } from 'contract/common'
import { Memory, ReviewAnswer, Reviews, ReviewsAhead, ReviewsQuery, ReviewVerdict } from 'contract/reviews'
import { callerOf, languageOf } from '#server/features/sessions/public.ts'
import { actOfMember } from '#server/http/acts.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { answerReview, type ReviewDependencies } from './answer-review.ts'
import { listAhead } from './list-ahead.ts'
import { listDue } from './list-due.ts'
import { type Question, type Questions, reviewQuestionsOf } from './questions.ts'
import { readMemory } from './read-memory.ts'
import { reviewsAheadView, reviewsView } from './view.ts'

const tags = ['reviews']

/** In the scope of a member's own id. */
export function reviewRoutes(scope: Scope, deps: ReviewDependencies): void {
  const { database, now } = deps
  const reviewQuestions = reviewQuestionsOf(database)

  scope.get(
    '/reviews',
    {
      schema: {
        tags,
        summary: 'List what you review today',
        params: UserParams,
        querystring: ReviewsQuery,
        response: { 200: Reviews, ...refusals },
      },
    },
    async (request) => {
      const caller = callerOf(request)
      const questions = await reviewQuestions.read(languageOf(request))
      const list = await listDue(database.read, questions, caller, now(), ideasOf(questions, request.query))
      return reviewsView(list, questions, caller)
    },
  )

  scope.get(
    '/reviews/ahead',
    {
      schema: {
        tags,
        summary: 'List what you review within the next seven days',
        params: UserParams,
        response: { 200: ReviewsAhead, ...refusals },
      },
    },
    async (request) => {
      const caller = callerOf(request)
      const questions = await reviewQuestions.read(languageOf(request))
      return reviewsAheadView(await listAhead(database.read, questions, caller, now()), questions, caller)
    },
  )

  scope.post(
    '/reviews',
    {
      schema: {
        tags,
        summary: 'Answer a question that is due',
        params: UserParams,
        headers: ActHeaders,
        body: ReviewAnswer,
        response: { 200: ReviewVerdict, ...refusals },
      },
    },
    (request) =>
      answerReview(deps, reviewQuestions, {
        caller: callerOf(request),
        body: request.body,
        ...actOfMember(request),
        language: languageOf(request),
      }),
  )

  scope.get(
    '/memory',
    {
      schema: {
        tags,
        summary: 'See what you remember, by idea, station and course',
        params: UserParams,
        response: { 200: Memory, ...refusals },
      },
    },
    async (request) => {
      const language = languageOf(request)
      return readMemory(database.read, await reviewQuestions.read(language), callerOf(request), {
        now: now(),
        language,
      })
    },
  )
}

/** The ideas of the course or station in a query; undefined where it names none. */
function ideasOf({ byIdea }: Questions, { course, mission }: ReviewsQuery): ReadonlySet<string> | undefined {
  if (course === undefined && mission === undefined) return undefined
  const isAsked = ({ courseId, missionId }: Question) =>
    (course === undefined || courseId === Number(course)) && (mission === undefined || missionId === Number(mission))
  return new Set([...byIdea].filter(([, wordings]) => wordings.some(isAsked)).map(([idea]) => idea))
}
