import { AN_EXAMPLE } from '#server/testing/conversations.ts'

/**
 * Who may call what. A visitor has no session, an ended one had; a member calls with their own id where the path has one,
 * a stranger and an administrator with that member's. A route without a row here fails the tests.
 */
export type Actor = 'visitor' | 'ended' | 'member' | 'stranger' | 'administrator'

/** What the calls of one row may name: made anew for each, so that one row's deletion does not change the next. */
export type Things = { courseId: number; materialId: number; quizId: number; lessonId: number; slug: string }

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

const aLessonBody = {
  title: 'Say hello',
  minutes: 4,
  objective: 'You open a conversation.',
  content: 'Ask about what you both see.',
  cards: [{ kind: 'do', text: 'Say hello to one person.' }],
}

const aMissionBody = {
  title: 'Attraction Village',
  description: 'Why people come',
  content: '## Try it today',
  tokens: 5,
  points: 10,
  unlockAfter: null,
}

const aLeadForm = { name: 'Ada Weber', email: 'ada@example.org', consent: true }

const aClaimReport = { claim: 'Everybody earns a thousand a month', seenWhere: 'In a post' }

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
  { call: 'POST /api/auth/forgot-password', body: { email: 'nobody@example.com' }, ...everyone(202) },
  { call: 'POST /api/auth/verify-email', body: { token: noLink.token }, ...everyone(409) },
  { call: 'POST /api/auth/send-verification', ...signedIn(202) },
  { call: 'PATCH /api/users/:id', body: {}, ...ownerOnly(200) },
  { call: 'DELETE /api/users/:id', body: { password: 'first-class' }, ...ownerOnly(204) },
  {
    call: 'POST /api/users/:id/password',
    body: { current: 'first-class', password: 'second-class' },
    ...ownerOnly(200),
  },
  { call: 'POST /api/users/:id/email', body: { current: 'first-class', email: 'new@example.com' }, ...ownerOnly(202) },
  { call: 'GET /api/users/:id/sessions', ...ownerOnly(200) },
  { call: 'DELETE /api/users/:id/sessions', ...ownerOnly(204) },
  { call: 'GET /api/users/:id/rest', ...ownerOnly(200) },
  { call: 'PUT /api/users/:id/rest', body: { from: '2026-03-02', to: '2026-03-08' }, ...ownerOnly(200) },
  { call: 'DELETE /api/users/:id/rest', ...ownerOnly(200) },
  { call: 'GET /api/users/:id/export', ...ownerOnly(200) },
  { call: 'GET /api/users/:id/challenges', ...ownerOnly(200) },
  { call: 'GET /api/users/:id/league', ...ownerOnly(200) },
  { call: 'POST /api/users/:id/challenges/:key/check-in', ...ownerOnly(200) },
  { call: 'GET /api/users/:id/reviews', ...ownerOnly(200) },
  { call: 'POST /api/users/:id/reviews', body: ({ quizId }) => ({ quizId, answer: 0 }), ...ownerOnly(409) },
  { call: 'GET /api/users/:id/rescues', ...ownerOnly(200) },
  { call: 'POST /api/users/:id/rescues/:rescueId', body: { act: 'later' }, ...ownerOnly(404) },
  { call: 'GET /api/users/:id/help', ...ownerOnly(200) },
  { call: 'POST /api/users/:id/help/:rescueId', body: { answer: 'thanks' }, ...ownerOnly(404) },
  { call: 'GET /api/users/:id/memory', ...ownerOnly(200) },
  { call: 'GET /api/users/:id/today', ...ownerOnly(200) },
  { call: 'GET /api/users/:id/team', ...ownerOnly(200) },
  { call: 'GET /api/users/:id/team/members', ...ownerOnly(200) },
  { call: 'GET /api/users/:id/progress-consent', ...ownerOnly(200) },
  { call: 'POST /api/users/:id/try-its/:source', body: { answer: 'yes' }, ...ownerOnly(404) },
  { call: 'GET /api/users/:id/people', ...ownerOnly(200) },
  { call: 'POST /api/users/:id/people', body: { name: 'Ana Duarte' }, ...ownerOnly(201) },
  { call: 'POST /api/users/:id/people/import', body: { people: [{ name: 'Ana Duarte' }] }, ...ownerOnly(200) },
  { call: 'GET /api/users/:id/people/:personId', ...ownerOnly(404) },
  { call: 'PATCH /api/users/:id/people/:personId', body: { notes: 'Likes tea' }, ...ownerOnly(404) },
  { call: 'DELETE /api/users/:id/people/:personId', ...ownerOnly(404) },
  { call: 'POST /api/users/:id/people/:personId/talks', body: { outcome: 'listened' }, ...ownerOnly(404) },
  { call: 'DELETE /api/users/:id/people/:personId/talks/:talkId', ...ownerOnly(404) },
  { call: 'GET /api/users/:id/calendar', ...ownerOnly(200) },
  { call: 'POST /api/users/:id/calendar', ...ownerOnly(201) },
  { call: 'DELETE /api/users/:id/calendar', ...ownerOnly(204) },
  { call: 'GET /calendar/:file', ...everyone(404) },
  { call: 'GET /api/auth/me', ...signedIn(200) },
  { call: 'POST /api/auth/logout', ...signedIn(204) },
  { call: 'GET /api/missions', ...everyone(200) },
  { call: 'GET /api/missions/:id', ...everyone(200) },
  { call: 'GET /api/site', ...everyone(200) },
  { call: 'GET /api/marketing-figures', ...everyone(200) },
  { call: 'GET /api/income-disclosure', ...everyone(200) },
  { call: 'GET /api/admin/marketing-figures', ...administratorOnly(200) },
  {
    call: 'PUT /api/admin/marketing-figures/:key',
    body: { value: '90%', label: 'retention', source: null, isHidden: false },
    ...administratorOnly(200),
  },
  { call: 'GET /api/admin/operator', ...administratorOnly(200) },
  {
    call: 'PUT /api/admin/operator',
    body: { operatorName: 'Line Ltd', postalAddress: '12 High Street\nLeeds' },
    ...administratorOnly(200),
  },
  { call: 'PUT /api/admin/income-disclosure', body: { text: 'No income.' }, ...administratorOnly(200) },
  { call: 'GET /api/leaderboard/around', ...signedIn(200) },
  { call: 'GET /api/boards/helpers', ...signedIn(200) },
  { call: 'GET /api/boards/companions', ...signedIn(200) },
  { call: 'GET /api/leaderboard', ...signedIn(200) },
  { call: 'POST /api/users/:id/complete-mission', body: { missionId: 1 }, ...ownerOnly(200) },
  { call: 'PUT /api/missions/:id', body: aMissionBody, ...administratorOnly(200) },
  { call: 'GET /api/courses', ...everyone(200) },
  { call: 'GET /api/courses/:id', ...everyone(200) },
  { call: 'POST /api/courses', body: aCourseBody, ...administratorOnly(201) },
  { call: 'PUT /api/courses/:id', body: aCourseBody, ...administratorOnly(200) },
  { call: 'DELETE /api/courses/:id', ...administratorOnly(204) },
  { call: 'GET /api/courses/:courseId/lessons', ...everyone(200) },
  { call: 'GET /api/courses/:courseId/lessons/:lessonId', ...signedIn(200) },
  { call: 'POST /api/courses/:courseId/lessons', body: aLessonBody, ...administratorOnly(201) },
  { call: 'PUT /api/lessons/:id', body: aLessonBody, ...administratorOnly(200) },
  { call: 'DELETE /api/lessons/:id', ...administratorOnly(204) },
  { call: 'POST /api/users/:id/lessons/:lessonId/complete', ...ownerOnly(200) },
  { call: 'GET /api/course-materials/:courseId', ...signedIn(200) },
  {
    call: 'POST /api/course-materials',
    body: ({ courseId }) => ({ courseId, title: 'Reading list', type: 'link' }),
    ...administratorOnly(201),
  },
  { call: 'DELETE /api/course-materials/:id', ...administratorOnly(204) },
  { call: 'POST /api/course-materials/upload', body: {}, ...administratorOnly(415) },
  { call: 'GET /files/:id', ...signedIn(404) },
  { call: 'GET /videos/:id', ...signedIn(404) },
  { call: 'GET /videos/:id/captions.vtt', ...signedIn(404) },
  { call: 'POST /api/course-videos/upload', body: {}, ...administratorOnly(415) },
  { call: 'PUT /api/course-videos/:courseId/captions', body: { captions: null }, ...administratorOnly(404) },
  { call: 'DELETE /api/course-videos/:courseId', ...administratorOnly(404) },
  { call: 'GET /api/users/:id/course-videos/:courseId', ...ownerOnly(200) },
  {
    call: 'POST /api/users/:id/course-videos/:courseId/played',
    body: { videoId: 'x'.repeat(22), stretches: [] },
    ...ownerOnly(404),
  },
  { call: 'GET /api/admin/courses/statistics', ...administratorOnly(200) },
  { call: 'GET /api/admin/learning', ...administratorOnly(200) },
  { call: 'GET /api/admin/learning.csv', ...administratorOnly(200) },
  { call: 'GET /api/admin/courses/:id/export', ...administratorOnly(200) },
  { call: 'POST /api/admin/courses/import', body: { yaml: 'title: Half a course' }, ...administratorOnly(400) },
  { call: 'GET /api/course-quizzes/:courseId', ...signedIn(200) },
  { call: 'GET /api/courses/:id/quizzes', ...signedIn(200) },
  { call: 'GET /api/missions/:id/quizzes', ...signedIn(200) },
  { call: 'GET /api/lessons/:lessonId/quizzes', ...signedIn(200) },
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
  { call: 'GET /api/conversations', ...signedIn(200) },
  { call: 'GET /api/conversations/:slug', ...signedIn(200) },
  {
    call: 'POST /api/users/:id/practice',
    body: ({ slug }) => ({ slug, version: 1, replies: AN_EXAMPLE.script.model }),
    ...ownerOnly(200),
  },
  { call: 'GET /api/admin/conversations', ...administratorOnly(200) },
  { call: 'GET /api/admin/conversations/:slug', ...administratorOnly(200) },
  { call: 'GET /api/admin/conversations/:slug/export', ...administratorOnly(200) },
  { call: 'POST /api/admin/conversations/check', body: { script: AN_EXAMPLE.script }, ...administratorOnly(200) },
  { call: 'POST /api/admin/conversations/read', body: { yaml: 'id: half' }, ...administratorOnly(400) },
  {
    call: 'POST /api/admin/conversations',
    body: ({ slug }) => ({ slug: `${slug}-copy`, script: AN_EXAMPLE.script }),
    ...administratorOnly(201),
  },
  { call: 'PUT /api/admin/conversations/:slug', body: { script: AN_EXAMPLE.script }, ...administratorOnly(200) },
  {
    call: 'POST /api/admin/conversations/:slug/publication',
    body: { isPublished: true },
    ...administratorOnly(200),
  },
  { call: 'DELETE /api/admin/conversations/:slug', ...administratorOnly(204) },
  { call: 'GET /api/users/:id/course-progress', ...ownerOnly(200) },
  { call: 'GET /api/users/:id/course-progress/:courseId', ...ownerOnly(200) },
  {
    call: 'POST /api/users/:id/course-progress/:courseId',
    body: { watchTime: 100, isCompleted: true },
    ...ownerOnly(200),
  },
  { call: 'POST /api/users/:id/course-progress/:courseId/reset', ...ownerOnly(200) },
  { call: 'GET /api/invites/:code', ...everyone(404) },
  { call: 'POST /api/users/:id/invite', body: { email: 'friend@example.org' }, ...ownerOnly(200) },
  { call: 'GET /api/users/:id/notifications', ...ownerOnly(200) },
  { call: 'GET /api/users/:id/notifications/unseen', ...ownerOnly(200) },
  { call: 'POST /api/users/:id/notifications/seen', ...ownerOnly(200) },
  { call: 'GET /api/users/:id/notification-settings', ...ownerOnly(200) },
  { call: 'PATCH /api/users/:id/notification-settings', body: { reminderHour: 8 }, ...ownerOnly(200) },
  { call: 'POST /api/claim-reports', body: aClaimReport, ...everyone(201) },
  { call: 'GET /api/admin/claim-reports', ...administratorOnly(200) },
  { call: 'POST /api/admin/claim-reports/:id/handled', body: { isHandled: true }, ...administratorOnly(404) },
  { call: 'GET /api/users/:id/ledger', ...ownerOnly(200) },
  { call: 'GET /api/admin/members', ...administratorOnly(200) },
  { call: 'GET /api/admin/members/:id/ledger', ...administratorOnly(404) },
  { call: 'POST /api/admin/members/:id/role', body: { isAdmin: true }, ...administratorOnly(404) },
  { call: 'POST /api/admin/members/:id/suspension', body: { isSuspended: true }, ...administratorOnly(404) },
  {
    call: 'POST /api/admin/members/:id/adjustments',
    body: { tokens: 5, points: 0, reason: 'A prize' },
    ...administratorOnly(404),
  },
  { call: 'GET /api/admin/audit', ...administratorOnly(200) },
  { call: 'GET /api/admin/audit.csv', ...administratorOnly(200) },
  { call: 'GET /api/admin/referrals/held', ...administratorOnly(200) },
  { call: 'POST /api/admin/referrals/:id/release', ...administratorOnly(404) },
  { call: 'POST /api/admin/referrals/:id/refuse', ...administratorOnly(404) },
  { call: 'GET /api/admin/health', ...administratorOnly(200) },
  { call: 'POST /api/admin/ledger-check', body: {}, ...administratorOnly(200) },
  { call: 'GET /api/admin/mail/failed', ...administratorOnly(200) },
  { call: 'POST /api/admin/mail/:id/retry', ...administratorOnly(404) },
  { call: 'POST /api/users/:id/redeem-reward', body: { rewardType: 'social_posts' }, ...ownerOnly(409) },
  { call: 'GET /api/users/:id/rewards', ...ownerOnly(200) },
  { call: 'GET /api/users/:id/available-rewards', ...ownerOnly(200) },
  { call: 'GET /api/users/:id/contacts', ...ownerOnly(200) },
  { call: 'POST /api/leads', body: aLeadForm, ...everyone(201) },
  { call: 'POST /api/leads/confirm', body: { token: 'x'.repeat(43) }, ...everyone(404) },
  { call: 'POST /api/contact-choices/:token', body: { choice: 'stop' }, ...everyone(404) },
  { call: 'GET /api/admin/leads', ...administratorOnly(200) },
  { call: 'POST /api/admin/leads/preview', body: {}, ...administratorOnly(415) },
  { call: 'POST /api/admin/leads/import', body: {}, ...administratorOnly(415) },
]
