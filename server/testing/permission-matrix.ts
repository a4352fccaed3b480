/**
 * Who may call what. A visitor has no session, an ended one had; a member calls with their own id where the path has one,
 * a stranger and an administrator with that member's. A route without a row here fails the tests.
 */
export type Actor = 'visitor' | 'ended' | 'member' | 'stranger' | 'administrator'

/** What the calls of one row may name: made anew for each, so that one row's deletion does not change the next. */
export type Things = { courseId: number; materialId: number; quizId: number }

export type MatrixRow = { call: string; body?: object | ((things: Things) => object) } & Record<Actor, number>

const everyone = (status: number) => ({
  visitor: status,
  ended: status,
  member: status,
  stranger: status,
  administrator: status,
})

const signedIn = (status: number) => ({ ...everyone(status), visitor: 401, ended: 401 })

const ownerOnly = (status: number) => ({ ...signedIn(403), member: status })

const administratorOnly = (status: number) => ({ ...signedIn(403), administrator: status })

const noAccount = { email: 'nobody@example.com', password: 'wrong-one' }
const noLink = { token: 'x'.repeat(43), password: 'first-class' }

const aQuizBody = { question: 'Why?', choices: ['a', 'b', 'c', 'd'], correctAnswer: 0 }

const aCourseBody = { title: 'Talking to people', description: 'How to begin', category: 'training' }

const aMissionBody = {
  title: 'Attraction Village',
  description: 'Why people come',
  content: '## Try it today',
  tokens: 5,
  points: 10,
  unlockAfter: null,
}

export const PERMISSION_MATRIX: readonly MatrixRow[] = [
  { call: 'GET /api/health', ...everyone(200) },
  { call: 'GET /api/ready', ...everyone(200) },
  { call: 'GET /api/openapi.json', ...everyone(200) },
  { call: 'GET /api/docs', ...everyone(301) },
  { call: 'GET /api/docs/', ...everyone(200) },
  { call: 'GET /api/docs/js/scalar.js', ...everyone(200) },
  { call: 'POST /api/auth/register', body: {}, ...everyone(400) },
  { call: 'POST /api/auth/login', body: noAccount, ...everyone(401) },
  { call: 'POST /api/auth/reset-password', body: noLink, ...everyone(409) },
  { call: 'GET /api/auth/me', ...signedIn(200) },
  { call: 'POST /api/auth/logout', ...signedIn(204) },
  { call: 'GET /api/missions', ...everyone(200) },
  { call: 'GET /api/missions/:id', ...everyone(200) },
  { call: 'GET /api/leaderboard', ...signedIn(200) },
  { call: 'POST /api/users/:id/complete-mission', body: { missionId: 1 }, ...ownerOnly(200) },
  { call: 'PUT /api/missions/:id', body: aMissionBody, ...administratorOnly(200) },
  { call: 'GET /api/courses', ...everyone(200) },
  { call: 'GET /api/courses/:id', ...everyone(200) },
  { call: 'POST /api/courses', body: aCourseBody, ...administratorOnly(201) },
  { call: 'PUT /api/courses/:id', body: aCourseBody, ...administratorOnly(200) },
  { call: 'DELETE /api/courses/:id', ...administratorOnly(204) },
  { call: 'GET /api/course-materials/:courseId', ...signedIn(200) },
  {
    call: 'POST /api/course-materials',
    body: ({ courseId }) => ({ courseId, title: 'Reading list', type: 'link' }),
    ...administratorOnly(201),
  },
  { call: 'DELETE /api/course-materials/:id', ...administratorOnly(204) },
  { call: 'POST /api/course-materials/upload', body: {}, ...administratorOnly(415) },
  { call: 'GET /files/:id', ...signedIn(404) },
  { call: 'GET /api/admin/courses/statistics', ...administratorOnly(200) },
  { call: 'GET /api/admin/courses/:id/export', ...administratorOnly(200) },
  { call: 'POST /api/admin/courses/import', body: { yaml: 'title: Half a course' }, ...administratorOnly(400) },
  { call: 'GET /api/course-quizzes/:courseId', ...signedIn(200) },
  { call: 'GET /api/courses/:id/quizzes', ...signedIn(200) },
  { call: 'GET /api/quizzes', ...signedIn(200) },
  { call: 'POST /api/quizzes', body: aQuizBody, ...administratorOnly(201) },
  { call: 'PUT /api/quizzes/:id', body: aQuizBody, ...administratorOnly(200) },
  { call: 'DELETE /api/quizzes/:id', ...administratorOnly(204) },
  {
    call: 'POST /api/users/:id/quiz-answer',
    body: ({ quizId }) => ({ quizId, answer: 0 }),
    ...ownerOnly(200),
  },
  { call: 'POST /api/users/:id/quiz/:quizId/reset', ...ownerOnly(200) },
  { call: 'GET /api/users/:id/course-progress', ...ownerOnly(200) },
  { call: 'GET /api/users/:id/course-progress/:courseId', ...ownerOnly(200) },
  {
    call: 'POST /api/users/:id/course-progress/:courseId',
    body: { watchTime: 100, isCompleted: true },
    ...ownerOnly(200),
  },
  { call: 'POST /api/users/:id/course-progress/:courseId/reset', ...ownerOnly(200) },
]
