import type { Challenge } from 'contract/challenges'
import type { CourseProgress } from 'contract/course-progress'
import type { Delivery } from 'contract/rewards'
import type { User } from 'contract/users'
import type { Answered } from './send.ts'
import type { Content } from './traveller.ts'

/** A write, and what its writer must find when they look next. */
export type Pair = {
  path: string
  method?: string
  written: object
  look: string
  shows(read: Answered<unknown>): boolean
}

/** All that one new member can do, once each or as often as it counts; each step changes what is looked at. */
export function pairsOf({ id }: User, { missions, quizzes, courseId }: Content): Pair[] {
  const own = `/api/users/${id}`
  const onMe = (path: string, written: object, shows: (user: User) => boolean): Pair => ({
    path: own + path,
    written,
    look: '/api/auth/me',
    shows: isShown(shows),
  })
  return [
    ...missions.map((mission) => onMe('/complete-mission', { missionId: mission.id }, missionIsDone(mission.id))),
    ...quizzes.map((quiz) =>
      onMe(
        '/quiz-answer',
        { quizId: quiz.id, answer: quiz.correct_answer },
        ({ quizCorrect }) => quizCorrect[quiz.id] === true,
      ),
    ),
    ...upTo(10).map((count) => ({
      path: `${own}/challenges/talk-to-10/check-in`,
      written: {},
      look: `${own}/challenges`,
      shows: isShown((challenges: Challenge[]) => challenges[0]?.count === count),
    })),
    ...upTo(10).map((tenth) => ({
      path: `${own}/course-progress/${courseId}`,
      written: { watchTime: 10 * tenth, isCompleted: tenth === 10 },
      look: `${own}/course-progress/${courseId}`,
      shows: isShown(
        (progress: CourseProgress) => progress.watchTime === 10 * tenth && progress.isCompleted === (tenth === 10),
      ),
    })),
    ...upTo(5).map((number) => ({
      ...onMe('', { boardName: `Night train ${number}` }, ({ boardName }) => boardName === `Night train ${number}`),
      method: 'PATCH',
    })),
    ...upTo(5).map((number) =>
      onMe('/invite', { email: `friend-${number}-of-${id}@example.com` }, ({ invites }) => invites === number),
    ),
    ...upTo(3).map((number) => ({
      path: `${own}/redeem-reward`,
      written: { rewardType: 'social_posts' },
      look: `${own}/rewards`,
      shows: isShown((deliveries: Delivery[]) => deliveries.length === number),
    })),
    { path: '/api/auth/logout', written: {}, look: '/api/auth/me', shows: ({ status }) => status === 401 },
  ]
}

function missionIsDone(missionId: number) {
  return ({ completedMissions, badges }: User) => completedMissions[missionId] === true && badges.includes(missionId)
}

function isShown<Body>(shows: (body: Body) => boolean): Pair['shows'] {
  return ({ status, body }) => status === 200 && shows(body as Body)
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}
