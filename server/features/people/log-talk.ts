import type { LoggedTalk, NewTalk } from 'contract/people'
import { dayIn } from 'game/days'
import { afterTalk, PEOPLE_LIMITS, suggestedNext, type TalkOutcome } from 'game/people'
import type { ServerMessages } from 'messages/server'
import { momentOfChange } from '#server/changes.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies, PeopleDependencies } from '#server/dependencies.ts'
import { runOnce } from '#server/features/idempotency/public.ts'
import { requireActiveMember } from '#server/features/members/public.ts'
import { type Act, requireMoment } from '#server/http/acts.ts'
import { countAttempt } from '#server/limits/attempts.ts'
import { LIMITS } from '#server/limits/limits.ts'
import type { Cipher } from '#server/people-key/cipher.ts'
import { Refusal } from '#server/refusal.ts'
import { dayOf } from './days.ts'
import { changePerson, requirePerson, talkCountOf } from './queries.ts'
import { readPerson } from './read-people.ts'
import { openPerson, sealPerson, sealTalk } from './sealed-texts.ts'

type Talk = Act & {
  member: { id: string; time_zone: string | null }
  personId: string
  talk: NewTalk
  messages: ServerMessages
}

/**
 * Stores a talk and moves the person to where it led, with the next step that came with it or is suggested. One that waited
 * for a connection while a later talk was logged leaves the person where the later one led.
 * @throws Refusal PERSON_NOT_FOUND, TALKS_FULL, TOO_MANY_ATTEMPTS, ACT_TOO_OLD, KEY_REUSED, PEOPLE_LOCKED, NOT_SIGNED_IN
 */
export async function logTalk(deps: PeopleDependencies, talk: Talk): Promise<LoggedTalk> {
  const { member, personId, requestKey } = talk
  const cipher = await deps.peopleKey.cipher()
  const body = cipher.fingerprint(JSON.stringify([personId, talk.talk]))
  const once = { memberId: member.id, key: requestKey, call: 'log-talk', body }
  const { talkId } = await deps.database.write(async (db) => {
    await requireActiveMember(db, member.id)
    return runOnce(db, deps, once, async () => {
      if (deps.config.rateLimits) await countAttempt(db, [LIMITS.logTalks(member.id)], deps.now())
      return { talkId: await insertTalk(db, deps, cipher, talk) }
    })
  })
  return { talkId, person: await readPerson(deps, member.id, personId) }
}

async function insertTalk(
  db: Transaction,
  { now, randomBytes }: Pick<Dependencies, 'now' | 'randomBytes'>,
  cipher: Cipher,
  { member, personId, talk, actedAt, joinedAt, messages }: Talk,
): Promise<string> {
  const { at } = requireMoment('talk', { actedAt, joinedAt }, now())
  const before = await requirePerson(db, member.id, personId)
  const { talks, last_at } = await talkCountOf(db, member.id, personId)
  if (talks >= PEOPLE_LIMITS.talks) throw new Refusal('TALKS_FULL')
  const texts = openPerson(cipher, before)
  const standing = { state: before.state, saidNo: before.said_no === 1 }
  const { state, saidNo } = afterTalk(standing, talk.outcome)
  const suggested = suggestedNext(standing, talk.outcome)
  const suggestedOn = suggested === null ? null : dayIn(member.time_zone, at) + suggested.days
  const nextStep =
    talk.nextStep === undefined ? suggested && suggestedStep(talk.outcome, messages) : talk.nextStep?.trim() || null
  const nextOn = talk.nextOn === undefined ? suggestedOn : dayOf(talk.nextOn)
  const isOver = state === 'no'
  const made_version = momentOfChange(now(), before)
  const led = {
    state,
    next_on: isOver ? null : nextOn,
    sealed: sealPerson(cipher, before, { ...texts, nextStep: isOver ? null : nextStep }),
  }
  const isLatest = last_at === null || last_at <= at
  await changePerson(db, {
    member_id: member.id,
    id: personId,
    ...(isLatest ? led : {}),
    said_no: saidNo ? 1 : 0,
    updated_at: made_version,
  })
  const row = { member_id: member.id, id: randomBytes(16).toString('base64url') }
  const sealed = sealTalk(cipher, row, { note: talk.note?.trim() ?? '', nextStepBefore: texts.nextStep })
  const changes = { state_before: before.state, said_no_before: before.said_no, next_on_before: before.next_on }
  await db
    .insertInto('talks')
    .values({ ...row, ...changes, person_id: personId, at, outcome: talk.outcome, made_version, sealed })
    .execute()
  return row.id
}

/** What is suggested next after a talk; null after a no. */
function suggestedStep(outcome: TalkOutcome, { people }: Pick<ServerMessages, 'people'>): string | null {
  const steps: Record<TalkOutcome, string | null> = {
    listened: people.afterListening,
    asked: people.afterAsking,
    thinking: people.whileThinking,
    customer: people.asCustomer,
    'in-the-team': people.inTheTeam,
    'not-now': people.notNow,
    no: null,
    'no-answer': people.noAnswer,
  }
  return steps[outcome]
}
