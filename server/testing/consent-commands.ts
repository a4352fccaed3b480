import type { Help, Rescues } from 'contract/rescues'
import fc from 'fast-check'
import { RESCUE_ACTS, type RescueAct } from 'game/rescues'
import { expect } from 'vitest'
import { settleDueCards } from '#server/features/rescues/public.ts'
import { LOOKS, type Model, type Person, type World } from '#server/testing/consent-model.ts'
import { consentAnswer } from '#server/testing/consent-text.ts'
import { finishOwnPart } from '#server/testing/first-days.ts'
import { cookiesOf, type Method, type TestApp, type TestMember } from '#server/testing/test-app.ts'

const HOUR = 3_600_000
const PEOPLE_MAX = 3

/** One thing that happens; what it needs beforehand is in `needs`. Afterwards both sponsors look. */
class Happening implements fc.AsyncCommand<Model, World> {
  readonly text: string
  readonly needs: (model: Readonly<Model>) => boolean
  readonly happen: (model: Model, world: World) => Promise<void>
  readonly look: number

  constructor(text: string, look: number, needs: Happening['needs'], happen: Happening['happen']) {
    this.text = text
    this.look = look
    this.needs = needs
    this.happen = happen
  }

  check(model: Readonly<Model>): boolean {
    return this.needs(model)
  }

  async run(model: Model, world: World): Promise<void> {
    await this.happen(model, world)
    // What is counted of a month for everybody may be a minute old.
    pass(world, 61_000)
    for (const sponsor of world.sponsors.keys()) await LOOKS[this.look]?.(model, world, sponsor)
  }

  toString(): string {
    return `${this.text}, look ${this.look}`
  }
}

function pass({ near, far }: World, time: number): void {
  near.clock.now += time
  far.clock.now = near.clock.now
}

/** Through the program that members use. */
async function send({ near }: World, { user, cookie }: TestMember, method: Method, path: string, body?: object) {
  const url = `/api/users/${user.id}${path}`
  const answer = await near.call(method, url, { cookie, ...(body ? { body } : {}) })
  expect(answer.statusCode, `${method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(500)
  return answer
}

async function logIn({ call }: TestApp, { email, password }: TestMember): Promise<string> {
  return cookiesOf(await call('POST', '/api/auth/login', { body: { email, password } }))
}

const isHere = (person: Person | undefined): person is Person =>
  person !== undefined && !person.isDeleted && !person.isSuspended

const look = fc.nat({ max: LOOKS.length - 1 })
const sponsorIndex = fc.constantFrom(0, 1)
const personIndex = fc.nat({ max: PEOPLE_MAX - 1 })

const joining = fc
  .record({ look, sponsor: sponsorIndex, said: fc.constantFrom(true, true, false, undefined) })
  .map(({ look, sponsor, said }) => {
    const happen = async ({ people }: Model, { near, sponsors, key }: World) => {
      const name = `P${people.length}of${key}`
      const shareProgress = said === undefined ? {} : { shareProgress: said }
      const referralCode = sponsors[sponsor]?.user.inviteCode
      const member = await near.register({ name, referralCode, ...shareProgress })
      const agreedTo = said === true ? sponsor : null
      const state = { wantsNoNudges: false, isSuspended: false, isDeleted: false, stations: 0 }
      people.push({ name, member, sponsor, agreedTo, ...state })
    }
    return new Happening(`join ${sponsor}: ${said}`, look, ({ people }) => people.length < PEOPLE_MAX, happen)
  })

type Done = (person: Person, world: World, model: Model) => Promise<void>

/** Something that a person does, or that is done to them, while they are here unless `needs` says otherwise. */
function ofPerson(text: string, who: number, look: number, done: Done, needs: (person?: Person) => boolean = isHere) {
  return new Happening(
    `${text} ${who}`,
    look,
    ({ people }) => needs(people[who]),
    (model, world) => done(model.people[who] as Person, world, model),
  )
}

const drawn = (make: (who: number, look: number) => Happening) =>
  fc.tuple(personIndex, look).map(([w, l]) => make(w, l))

const saying = fc.tuple(personIndex, look, fc.boolean()).map(([who, look, isYes]) =>
  ofPerson(`say ${isYes}`, who, look, async (person, world) => {
    const answer = await send(world, person.member, 'PATCH', '', consentAnswer(isYes))
    expect(answer.statusCode).toBe(200)
    person.agreedTo = isYes ? person.sponsor : null
  }),
)

const nudging = fc.tuple(personIndex, look, fc.boolean()).map(([who, look, noNudges]) =>
  ofPerson(`no nudges ${noNudges}`, who, look, async (person, world) => {
    await send(world, person.member, 'PATCH', '', { noNudges })
    person.wantsNoNudges = noNudges
  }),
)

const deleting = drawn((who, look) =>
  ofPerson('delete', who, look, async (person, world) => {
    await send(world, person.member, 'DELETE', '', { password: person.member.password })
    person.isDeleted = true
  }),
)

const suspending = drawn((who, look) =>
  ofPerson(
    'suspend or lift',
    who,
    look,
    async (person, { near, administrator }) => {
      const isSuspended = !person.isSuspended
      const { id } = person.member.user
      const cookie = await logIn(near, administrator)
      const body = { isSuspended }
      const answer = await near.call('POST', `/api/admin/members/${id}/suspension`, { cookie, body })
      expect(answer.statusCode).toBe(200)
      person.isSuspended = isSuspended
      if (!isSuspended) person.member = { ...person.member, cookie: await logIn(near, person.member) }
    },
    (person) => person !== undefined && !person.isDeleted,
  ),
)

/** No call does it; an import may. */
const moving = drawn((who, look) =>
  ofPerson('move', who, look, async (person, { near, sponsors }) => {
    person.sponsor = 1 - person.sponsor
    person.agreedTo = null
    const sponsor_id = sponsors[person.sponsor]?.user.id ?? null
    const { id } = person.member.user
    await near.deps.database.write((db) => db.updateTable('members').set({ sponsor_id }).where('id', '=', id).execute())
  }),
)

const working = fc.tuple(personIndex, look, fc.integer({ min: 1, max: 5 })).map(([who, look, count]) =>
  ofPerson(`complete ${count} stations`, who, look, async (person, world) => {
    for (let done = 0; done < count && person.stations < 5; done += 1) {
      const answer = await send(world, person.member, 'POST', '/complete-mission', { missionId: person.stations + 1 })
      expect(answer.statusCode).toBe(200)
      person.stations += 1
    }
  }),
)

/** The whole part of a new member, of which station 1 is one. */
const beginning = drawn((who, look) =>
  ofPerson('finish the first days', who, look, async (person, world) => {
    await finishOwnPart(world.near.deps, person.member.user.id)
    person.stations = Math.max(person.stations, 1)
    await send(world, person.member, 'POST', '/first-days/why', { isDone: true, why: 'For the evenings.' })
    await send(world, person.member, 'POST', '/first-days/call', { isDone: true })
    pass(world, 49 * HOUR)
    const sponsor = world.sponsors[person.sponsor] as TestMember
    for (const step of ['welcome', 'agree-time', 'practise-together', 'look-in']) {
      const body = { isDone: true, recruitId: person.member.user.id }
      await send(world, sponsor, 'POST', `/first-days/${step}`, body)
    }
  }),
)

const thanking = drawn((who, look) =>
  ofPerson('thank', who, look, async (person, world) => {
    const { body } = await send(world, person.member, 'GET', '/help')
    for (const { id } of (body as unknown as Help).questions) {
      await send(world, person.member, 'POST', `/help/${id}`, { answer: 'thanks' })
    }
  }),
)

const acting = fc
  .record({ look, sponsor: sponsorIndex, act: fc.constantFrom<RescueAct>('reached_out', ...RESCUE_ACTS) })
  .map(({ look, sponsor, act }) => {
    const happen = async (_: Model, world: World) => {
      const { user, cookie } = world.sponsors[sponsor] as TestMember
      const url = `/api/users/${user.id}/rescues`
      const { body } = await world.far.call<Rescues>('GET', url, { cookie })
      for (const { id } of body.cards) await world.far.call('POST', `${url}/${id}`, { cookie, body: { act } })
    }
    return new Happening(`sponsor ${sponsor}: ${act}`, look, () => true, happen)
  })

const waiting = fc.tuple(look, fc.constantFrom(2, 25, 80)).map(
  ([look, hours]) =>
    new Happening(
      `wait ${hours} h`,
      look,
      () => true,
      async (_, world) => {
        pass(world, hours * HOUR)
        await settleDueCards(world.near.deps)
      },
    ),
)

/** Mostly what changes consent, and what there is to see. */
export const HAPPENINGS = [
  joining,
  joining,
  saying,
  saying,
  saying,
  nudging,
  deleting,
  suspending,
  moving,
  working,
  working,
  beginning,
  waiting,
  acting,
  acting,
  thanking,
] as const
