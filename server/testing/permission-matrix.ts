/**
 * Who may call what. A visitor has no session, an ended one had; a member calls with their own id where the path has one,
 * a stranger and an administrator with that member's. A route without a row here fails the tests.
 */
export type Actor = 'visitor' | 'ended' | 'member' | 'stranger' | 'administrator'

export type MatrixRow = { call: string; body?: object } & Record<Actor, number>

const everyone = (status: number) => ({
  visitor: status,
  ended: status,
  member: status,
  stranger: status,
  administrator: status,
})

const signedIn = (status: number) => ({ ...everyone(status), visitor: 401, ended: 401 })

const ownerOnly = (status: number) => ({ ...signedIn(403), member: status })

const noAccount = { email: 'nobody@example.com', password: 'wrong-one' }
const noLink = { token: 'x'.repeat(43), password: 'first-class' }

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
]
