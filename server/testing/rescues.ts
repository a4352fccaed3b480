import type { ErrorAnswer } from 'contract/common'
import type { Help, Rescues } from 'contract/rescues'
import { STALLS_AFTER } from 'game/rescues'
import type { Insertable, Updateable } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { Schema } from '#server/database/schema.ts'
import { aMember } from '#server/testing/factories.ts'
import { nextNumber } from '#server/testing/numbers.ts'
import type { TestApp, TestMember } from '#server/testing/test-app.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

type Card = Partial<Insertable<Schema['rescues']>> & { member_id: string; sponsor_id: string }

/** A card about a first station, shown just now unless the overrides say otherwise. */
export async function aRescue(database: Database, now: number, card: Card): Promise<string> {
  const id = `card-${nextNumber()}`.padEnd(16, '-')
  const shown = { cause: 'first-station', stands_since: now - DAY, state: 'open', shown_at: now, points: 0 } as const
  await database.write((db) =>
    db
      .insertInto('rescues')
      .values({ id, ...shown, ...card })
      .execute(),
  )
  return id
}

/** A card that a member may deal with, and one about them to which they may answer. */
export async function bothSidesOfHelp(database: Database, memberId: string, now: number) {
  const sponsor = await aMember(database)
  const recruit = await aMember(database, { sponsor_id: memberId, shares_progress_with: memberId })
  await database.write((db) =>
    db
      .updateTable('members')
      .set({ sponsor_id: sponsor.id, shares_progress_with: sponsor.id })
      .where('id', '=', memberId)
      .execute(),
  )
  const rescueId = await aRescue(database, now, { member_id: recruit.id, sponsor_id: memberId })
  const asked = { state: 'asked', reached_out_at: now - DAY, moved_on_at: now, asked_at: now } as const
  const helpedId = await aRescue(database, now, { member_id: memberId, sponsor_id: sponsor.id, ...asked })
  return { rescueId, helpedId }
}

/** Two people: a sponsor and Ada, who joined by their link and shows her progress. */
export async function aPair(testApp: TestApp) {
  const { database } = testApp.deps
  const sponsor = await testApp.register({ name: 'Theo Lindqvist' })
  const recruit = (overrides: object = {}) =>
    testApp.register({ name: 'Ada Weber', referralCode: sponsor.user.inviteCode, shareProgress: true, ...overrides })
  const ada = await recruit()
  const get = async <Body>({ user, cookie }: TestMember, path: string) =>
    (await testApp.call<Body>('GET', `/api/users/${user.id}${path}`, { cookie })).body
  const post = <Body>({ user, cookie }: TestMember, path: string, body?: object) =>
    testApp.call<Body & ErrorAnswer>('POST', `/api/users/${user.id}${path}`, { cookie, ...(body ? { body } : {}) })
  const look = (who = sponsor) => get<Rescues>(who, '/rescues')
  const cards = async (who = sponsor) => (await look(who)).cards
  const act = (id: string, what: string, who = sponsor) => post<Rescues>(who, `/rescues/${id}`, { act: what })
  const station = (missionId: number, who = ada) => post(who, '/complete-mission', { missionId })
  /** The id of the card about Ada, who has stood still since she joined. */
  const stall = async () => {
    testApp.clock.now += STALLS_AFTER.firstStation
    const [card] = await cards()
    return card?.id ?? 'none'
  }
  return {
    sponsor,
    ada,
    recruit,
    get,
    post,
    look,
    cards,
    act,
    station,
    stall,
    help: (who = ada) => get<Help>(who, '/help'),
    answer: (id: string, said: string, who = ada) => post<Help>(who, `/help/${id}`, { answer: said }),
    say: (body: object) => testApp.call('PATCH', `/api/users/${ada.user.id}`, { cookie: ada.cookie, body }),
    change: ({ user }: TestMember, set: Updateable<Schema['members']>) =>
      database.write((db) => db.updateTable('members').set(set).where('id', '=', user.id).execute()),
    states: () =>
      database.read.selectFrom('rescues').select('state').where('sponsor_id', '=', sponsor.user.id).execute(),
    helpPaid: () =>
      database.read
        .selectFrom('ledger')
        .select(['reference', 'points', 'tokens'])
        .where('member_id', '=', sponsor.user.id)
        .where('kind', '=', 'help')
        .execute(),
    /** Ada makes progress an hour after her sponsor wrote. */
    moveOn: async () => {
      const id = await stall()
      await act(id, 'reached_out')
      testApp.clock.now += HOUR
      await station(1)
      return id
    },
  }
}

export type Pair = Awaited<ReturnType<typeof aPair>>
