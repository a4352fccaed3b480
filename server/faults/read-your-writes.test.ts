import { randomBytes } from 'node:crypto'
import type { Leaderboard } from 'contract/leaderboard'
import type { User } from 'contract/users'
import { expect, test } from 'vitest'
import { figure, seeded, size } from '#server/testing/fault-settings.ts'
import { readContent } from './check-histories.ts'
import { describeEachGround } from './engines.ts'
import { pairsOf } from './read-your-writes.ts'
import { send } from './send.ts'
import type { Content } from './traveller.ts'

const MEMBERS_AT_ONCE = 16
/** In milliseconds. */
const BEHIND = 1_000
const ADMINISTRATOR = { email: 'admin@example.com', password: 'first-class' }

type Urls = readonly [string, string]
/** `boardBehind` in milliseconds, for each look at it. */
type Tally = { pairs: number; unseen: string[]; boardBehind: number[] }

describeEachGround('what a member has written', (ground) => {
  const startTwo = async (): Promise<Urls> => {
    const settings = { ADMIN_PASSWORD: ADMINISTRATOR.password }
    const [one, two] = [await ground().start(settings), await ground().start(settings)]
    return [one.program.url, two.program.url]
  }

  test('is there when they look next, whichever of two processes they ask', async () => {
    const pairs = size('PAIRS', 500, 5_000)
    const { kind } = ground().location
    const random = seeded(`reading what was written on ${kind}`)
    const urls = await startTwo()
    const content = await ground().look(readContent)
    const tally: Tally = { pairs: 0, unseen: [], boardBehind: [] }
    const travel = async () => {
      while (tally.pairs < pairs) await travelAndLook(random() < 0.5 ? urls : [urls[1], urls[0]], content, tally)
    }
    await Promise.all(Array.from({ length: MEMBERS_AT_ONCE }, travel))
    const behind = Math.max(...tally.boardBehind)
    figure(`${kind}: ${tally.pairs} writes, each looked at through two processes, ${tally.unseen.length} unseen`)
    figure(`the board, looked at ${tally.boardBehind.length} times: at most ${Math.round(behind)} ms behind`)
    expect(tally.unseen).toEqual([])
    expect(tally.boardBehind.length).toBeGreaterThan(pairs / 10)
    expect(behind).toBeLessThanOrEqual(BEHIND)
  })

  test('into the lists that are kept is there at once where they wrote it, and soon elsewhere', async () => {
    const changes = size('CHANGES', 100, 500)
    const [here, there] = await startTwo()
    const { cookie } = await send(`${here}/api/auth/login`, { body: ADMINISTRATOR })
    const titlesIn = async (program: string, list: string) => {
      const { body } = await send<{ title: string }[]>(program + list, { cookie })
      return body.map(({ title }) => title)
    }
    const lists = ['/api/missions', '/api/courses']
    let isOver = false
    // A process without requests can't lag behind.
    const readers = [here, there].flatMap((program) =>
      lists.map(async (list) => {
        while (!isOver) await titlesIn(program, list)
      }),
    )
    let unseen = 0
    const behind: number[] = []
    for (let number = 0; number < changes; number++) {
      const [list = '', title] = [lists[number % 2], `Stop number ${number}`]
      const { body: entry } = await send<object>(`${here}${list}/1`, { cookie })
      const put = await send(`${here}${list}/1`, { method: 'PUT', cookie, body: { ...entry, title } })
      expect(put.status).toBe(200)
      const [isHere, later] = await Promise.all([
        titlesIn(here, list).then((titles) => titles.includes(title)),
        timeUntil(async () => (await titlesIn(there, list)).includes(title)),
      ])
      if (!isHere) unseen += 1
      behind.push(later)
    }
    isOver = true
    await Promise.all(readers)
    const slowest = Math.max(...behind)
    const stale = behind.filter((later) => later > 0).length
    figure(
      `${ground().location.kind}: ${changes} changes of lists, ${unseen} unseen where they were made, ${stale} at the first look elsewhere, at most ${slowest.toFixed(1)} ms`,
    )
    expect(unseen).toBe(0)
    expect(slowest).toBeLessThanOrEqual(BEHIND)
  })
})

/** One member's whole way through one process, each step looked at through both. */
async function travelAndLook([here, there]: Urls, content: Content, tally: Tally): Promise<void> {
  const { cookie, ...joined } = await join(here)
  // With friends whose names are long, so that what is read is long enough to be kept (server/http/recent-answers.ts).
  for (let friends = 0; friends < 4; friends++) await join(there, joined.user.inviteCode)
  let { user } = (await send<{ user: User }>(`${here}/api/auth/login`, { body: joined.account })).body
  for (const { path, method, written, look, shows } of pairsOf(user, content)) {
    const answer = await send<{ user?: User }>(here + path, { method, body: written, cookie })
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    const looks = [here, there].map((program) => send<unknown>(program + look, { cookie }))
    const seen = (await Promise.all(looks)).map((read) => shows(read))
    tally.pairs += 1
    if (!seen[0]) tally.unseen.push(`${path} where it was written`)
    if (!seen[1]) tally.unseen.push(`${path} elsewhere`)
    const before = user
    user = answer.body?.user ?? user
    if (user.leaderboardPts !== before.leaderboardPts) tally.boardBehind.push(await boardBehind(there, cookie, user))
  }
}

async function join(program: string, referralCode: string | null = null) {
  const email = `${randomBytes(8).toString('hex')}@example.com`
  const account = { email, password: 'first-class' }
  const registration = { name: 'Maya '.repeat(16).trim(), ...account, referralCode }
  const { body, cookie } = await send<{ user: User }>(`${program}/api/auth/register`, { body: registration })
  return { user: body.user, cookie, account }
}

/** @returns for how many milliseconds the board did not show what this member has by now, 0 when it did at the first look */
function boardBehind(program: string, cookie: string, { id, leaderboardPts }: User): Promise<number> {
  return timeUntil(async () => {
    const { body } = await send<Leaderboard>(`${program}/api/leaderboard`, { cookie })
    return body.find((row) => row.id === id)?.leaderboardPts === leaderboardPts
  })
}

/** @returns in milliseconds, 0 when it holds at once. @throws when it does not within ten seconds */
async function timeUntil(holds: () => Promise<boolean>): Promise<number> {
  const since = performance.now()
  if (await holds()) return 0
  while (performance.now() - since < 10_000) if (await holds()) return performance.now() - since
  throw new Error('It was not seen within ten seconds.')
}
