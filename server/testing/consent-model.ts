import type { FirstDays } from 'contract/first-days'
import type { Board } from 'contract/leaderboard'
import type { LedgerPage } from 'contract/ledger'
import type { NotificationPage } from 'contract/notifications'
import type { Rescues } from 'contract/rescues'
import type { Today } from 'contract/reviews'
import type { Recruits, Team } from 'contract/team'
import { expect } from 'vitest'
import type { TestApp, TestMember } from '#server/testing/test-app.ts'

/** What is true of somebody who joined by a link, whatever the program believes. */
export type Person = {
  readonly name: string
  member: TestMember
  sponsor: number
  /** The sponsor whom they let see their progress. */
  agreedTo: number | null
  wantsNoNudges: boolean
  isSuspended: boolean
  isDeleted: boolean
  stations: number
}

export type Model = { people: Person[] }

/** Two programs on one database: members use one, and their sponsors look through the other. */
export type World = {
  readonly near: TestApp
  readonly far: TestApp
  readonly sponsors: readonly TestMember[]
  readonly administrator: TestMember
  /** Makes names of people that occur nowhere else. */
  readonly key: string
}

const LINE = 5

const agrees = (person: Person, sponsor: number) =>
  !person.isDeleted && person.sponsor === sponsor && person.agreedTo === sponsor

const isShown = (person: Person, sponsor: number) => agrees(person, sponsor) && !person.isSuspended

/** Whom a sponsor may be advised to write to. */
const isCarded = (person: Person, sponsor: number) => isShown(person, sponsor) && !person.wantsNoNudges

type Look = (model: Readonly<Model>, world: World, sponsor: number) => Promise<void>

async function get<Body>({ far, sponsors }: World, sponsor: number, path: string): Promise<Body> {
  const { user, cookie } = sponsors[sponsor] as TestMember
  const answer = await far.call<Body>('GET', path.replace(':me', user.id), { cookie })
  expect(answer.statusCode, path).toBe(200)
  return answer.body
}

const namesOf = (people: readonly { name: string | null }[]) => people.map(({ name }) => name).sort()

async function lookAtMembers(model: Readonly<Model>, world: World, sponsor: number): Promise<void> {
  const { members } = await get<Recruits>(world, sponsor, '/api/users/:me/team/members')
  const listed = model.people.filter(({ isDeleted, isSuspended, ...each }) => {
    return each.sponsor === sponsor && !isDeleted && !isSuspended
  })
  expect(namesOf(members)).toEqual(namesOf(listed))
  for (const person of listed) {
    const row = members.find(({ name }) => name === person.name)
    if (isShown(person, sponsor)) expect(row).toMatchObject({ sharesProgress: true, stationsDone: person.stations })
    else expect(row).toEqual({ id: row?.id, name: person.name, joinedAt: row?.joinedAt, sharesProgress: false })
  }
}

function lookAtFilter(filter: 'stalled' | 'finished'): Look {
  return async (model, world, sponsor) => {
    const { members } = await get<Recruits>(world, sponsor, `/api/users/:me/team/members?filter=${filter}`)
    const shown = model.people.filter((person) => isShown(person, sponsor))
    if (filter === 'finished') {
      expect(namesOf(members)).toEqual(namesOf(shown.filter(({ stations }) => stations === LINE)))
    }
    for (const { name } of members) expect(namesOf(shown)).toContain(name)
  }
}

async function lookAtFigures(model: Readonly<Model>, world: World, sponsor: number): Promise<void> {
  const [level] = (await get<Team>(world, sponsor, '/api/users/:me/team')).levels
  const shown = model.people.filter((person) => isShown(person, sponsor))
  const at = (station: number) => shown.filter(({ stations }) => stations === station).length
  expect(level).toMatchObject({
    counted: shown.length,
    atStation: { 0: at(0), 1: at(1), 2: at(2), 3: at(3), 4: at(4), 5: at(5) },
  })
  expect(level?.activeThisWeek).toBeLessThanOrEqual(shown.length)
}

async function lookAtCards(model: Readonly<Model>, world: World, sponsor: number): Promise<void> {
  const { cards, reachedOut, thanks } = await get<Rescues>(world, sponsor, '/api/users/:me/rescues')
  const carded = namesOf(model.people.filter((person) => isCarded(person, sponsor)))
  for (const { name } of [...cards, ...reachedOut, ...thanks]) expect(carded).toContain(name)
}

async function lookAtFirstDays(model: Readonly<Model>, world: World, sponsor: number): Promise<void> {
  const { recruits, paid } = await get<FirstDays>(world, sponsor, '/api/users/:me/first-days')
  for (const recruit of recruits) {
    const person = model.people.find(({ name }) => name === recruit.name)
    expect(person).toMatchObject({ sponsor, isDeleted: false, isSuspended: false })
    if (person === undefined) continue
    const isSeen = isShown(person, sponsor)
    expect('theirs' in recruit, recruit.name).toBe(isSeen)
    const station = recruit.theirs?.find(({ step }) => step === 'station')
    if (isSeen) expect(station?.isDone).toBe(person.stations > 0)
  }
  const shown = namesOf(model.people.filter((person) => isShown(person, sponsor)))
  for (const { name } of paid) expect(shown).toContain(name)
}

async function lookAtToday(model: Readonly<Model>, world: World, sponsor: number): Promise<void> {
  const { needAHand } = await get<Today>(world, sponsor, '/api/users/:me/today')
  expect(needAHand).toBeLessThanOrEqual(model.people.filter((person) => isCarded(person, sponsor)).length)
}

async function lookAtNews(model: Readonly<Model>, world: World, sponsor: number): Promise<void> {
  const { notifications } = await get<NotificationPage>(world, sponsor, '/api/users/:me/notifications')
  const ofProgress = notifications.filter(({ kind }) => kind === 'thanks' || kind === 'first-days')
  const agreed = model.people.filter((person) => agrees(person, sponsor))
  for (const { who, text } of ofProgress) {
    expect(namesOf(agreed)).toContain(who)
    expectNobodyElse(model, agreed, text)
  }
}

async function lookAtTickets(model: Readonly<Model>, world: World, sponsor: number): Promise<void> {
  const { entries } = await get<LedgerPage>(world, sponsor, '/api/users/:me/ledger')
  const agreed = model.people.filter((person) => agrees(person, sponsor))
  // That somebody joined is told of everybody.
  expectNobodyElse(model, agreed, JSON.stringify(entries.filter(({ kind }) => kind !== 'referral')))
}

async function lookAtCompanions(model: Readonly<Model>, world: World, sponsor: number): Promise<void> {
  const { entries } = await get<Board>(world, sponsor, '/api/boards/companions')
  const own = entries.find(({ name }) => name === world.sponsors[sponsor]?.user.name)
  const finished = model.people.filter((person) => isShown(person, sponsor) && person.stations === LINE)
  expect(own?.count ?? 0).toBeLessThanOrEqual(finished.length)
}

/** What a sponsor did themselves is in their export; of whom, only where they agree. */
async function lookAtExport(model: Readonly<Model>, world: World, sponsor: number): Promise<void> {
  const {
    referrals: _,
    contacts: __,
    ...file
  } = await get<Record<string, unknown>>(world, sponsor, '/api/users/:me/export')
  const agreed = model.people.filter((person) => agrees(person, sponsor))
  const { notifications, ...rest } = file
  expectNobodyElse(model, agreed, JSON.stringify(rest))
  const news = Array.isArray(notifications) ? notifications.filter(({ kind }) => kind !== 'joined') : notifications
  expectNobodyElse(model, agreed, JSON.stringify(news ?? null))
}

function expectNobodyElse({ people }: Readonly<Model>, allowed: readonly Person[], text: string): void {
  for (const person of people) {
    if (!allowed.includes(person)) expect(text).not.toContain(person.name)
  }
}

/** All that sponsors can read of the people who joined by their link, each held against the model. */
export const LOOKS: readonly Look[] = [
  lookAtMembers,
  lookAtFilter('stalled'),
  lookAtFilter('finished'),
  lookAtFigures,
  lookAtCards,
  lookAtFirstDays,
  lookAtToday,
  lookAtNews,
  lookAtTickets,
  lookAtCompanions,
  lookAtExport,
]
