import type { WaitingActKind } from 'game/waiting-acts'
import * as messages from 'messages/outbox'
import { newRequestKey } from '#web/client/api/api.ts'
import { ApiError } from '#web/client/api/api-error.ts'
import { storedUser } from '#web/client/session/stored-user.ts'
import { type ActStore, type Intent, type KeptAct, memoryStore, type NewAct } from './act-store.ts'
import { eraseRuns, takeRuns } from './finished-run.ts'
import { dropOldAnswers, oldAnswers } from './old-answers.ts'
import { errorOf, isRefusal, isUnanswered, sendAct, type ToldError, toldError } from './send-act.ts'
import { UnkeptActs } from './unkept-acts.ts'
import { WAITS } from './waits.ts'

/** What the signed-in member did that the server doesn't have. `isStuck`: the last attempt to send something failed. */
export type OutboxState = { waiting: readonly KeptAct[]; refused: readonly KeptAct[]; isStuck: boolean }

/** Who waits in this tab for what becomes of an act. `patient`: until the server answers, however long that takes. */
type Waiter = { patient: boolean; resolve: (answer: unknown) => void; reject: (error: unknown) => void }

/** What tabs tell each other: an act is settled, or the list has changed. */
type Told = Settled | { isStuck?: true }
type Settled = { key: string; answer?: unknown; refusal?: ToldError }

export type Sent = { act: KeptAct; answer: unknown }

export type OutboxParts = {
  store: ActStore
  /** Runs it while nothing else with this name runs, in any tab. */
  alone: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>
  channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage'> | undefined
  /** Called when an act has been stored, before it's sent. */
  onKept: () => void
  /** After a round: the answers for which nobody waits in this tab. */
  onSent: (sent: readonly Sent[]) => void
}

/** How long another tab may take to say what became of an act, in milliseconds. */
const TELLING = 2_000

/**
 * What a member does is stored first, then sent in the order it was done, one at a time over all tabs. Each act has a key,
 * so that the server does it once however often it arrives. Only the server's answer removes an act, or the member.
 */
export class Outbox {
  readonly #parts: OutboxParts
  /** Where the browser's store fails: for acts whose screen waits for the answer anyway. */
  readonly #memory = memoryStore()
  readonly #unkept = new UnkeptActs()
  readonly #waiters = new Map<string, Waiter>()
  /** The keys of what the server has taken, from whichever tab. */
  readonly #taken = new Set<string>()
  readonly #listeners = new Set<() => void>()
  #state: OutboxState = { waiting: [], refused: [], isStuck: false }
  #isStuck = false
  #round: Promise<void> | undefined
  #isWanted = false
  #retryAfter = 0
  #sent: Sent[] = []

  constructor(parts: OutboxParts) {
    this.#parts = parts
    if (parts.channel) parts.channel.onmessage = ({ data }: MessageEvent<Told>) => this.#hear(data)
  }

  /**
   * Does something for a member.
   * @returns the server's answer; `WAITS` where it is kept until there is a connection
   * @throws ApiError when the server refused it or couldn't do it now, or when it could be neither sent nor kept
   */
  async act<Answer>(intent: Intent, { patient = false } = {}): Promise<Answer | typeof WAITS> {
    const act: NewAct = { key: newRequestKey(), ...intent, at: Date.now() }
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    this.#waiters.set(act.key, { patient, resolve, reject })
    try {
      await this.#parts.store.add(act)
      this.#parts.onKept()
    } catch {
      if (!patient) {
        this.#waiters.delete(act.key)
        return this.#unkept.send<Answer>(act)
      }
      await this.#memory.add(act)
    }
    void this.send()
    return promise as Promise<Answer | typeof WAITS>
  }

  /** Sends what waits, as far as that succeeds now. */
  send(): Promise<void> {
    this.#isWanted = true
    this.#round ??= this.#sendWhileWanted().finally(() => {
      this.#round = undefined
    })
    return this.#round
  }

  /** After how many milliseconds the server wants to be asked again; 0 where it didn't say. */
  get retryAfter(): number {
    return this.#retryAfter
  }

  get state(): OutboxState {
    return this.#state
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** All acts of a member, those that were refused included. */
  async actsOf(memberId: string): Promise<KeptAct[]> {
    return (await this.#list()).filter((act) => act.memberId === memberId)
  }

  /** What waits of one kind: no kept answer knows of it. */
  async waitingOf(memberId: string, kind: WaitingActKind): Promise<KeptAct[]> {
    return (await this.actsOf(memberId)).filter((act) => act.kind === kind && isWaiting(act))
  }

  /**
   * Removes an act that its member gives up. One that is being sent waits for its answer.
   * @returns false where the server has taken it meanwhile
   */
  async drop(act: KeptAct): Promise<boolean> {
    await this.#parts.alone(act.key, () => this.#remove([act.id]))
    this.#tell({})
    await this.refresh()
    // Where it was gone already, it may also have been refused, or dropped in another tab.
    return !this.#taken.has(act.key)
  }

  /** Removes what was kept of everybody but this member; of everybody where there is none. */
  async erase(except?: string): Promise<void> {
    eraseRuns(except)
    const acts = (await this.#list()).filter(({ memberId }) => memberId !== except)
    if (acts.length === 0) return
    await this.#remove(acts.map(({ id }) => id))
    this.#tell({})
    await this.refresh()
  }

  /** Takes over what an earlier version, or a page that was closed, kept elsewhere, once. */
  async takeOver(): Promise<void> {
    const known = new Set((await this.#list()).map(({ key }) => key))
    const memberId = storedUser()?.id
    const take = async (act: NewAct) => {
      if (act.memberId !== memberId || known.has(act.key)) return
      await this.#parts.store.add(act).catch(() => this.#memory.add(act))
    }
    for (const act of oldAnswers()) await take(act)
    dropOldAnswers()
    await takeRuns(take)
  }

  /** Looks at what waits. */
  async refresh(): Promise<void> {
    const memberId = storedUser()?.id
    const acts = memberId === undefined ? [] : await this.actsOf(memberId)
    const waiting = acts.filter(({ refusal }) => refusal === undefined)
    const refused = acts.filter(({ refusal }) => refusal !== undefined)
    this.#state = { waiting, refused, isStuck: this.#isStuck && waiting.length > 0 }
    for (const listener of this.#listeners) listener()
  }

  async #sendWhileWanted(): Promise<void> {
    while (this.#isWanted) {
      this.#isWanted = false
      await this.#parts.alone('outbox', () => this.#sendAll()).catch(() => this.#letGo())
      await this.refresh()
      // Every tab shows what waits.
      if (this.#state.isStuck) this.#tell({ isStuck: true })
      this.#letGoOfOthers()
      const sent = this.#sent.splice(0)
      if (sent.length > 0) this.#parts.onSent(sent)
    }
  }

  async #sendAll(): Promise<void> {
    for (;;) {
      const memberId = storedUser()?.id
      const next = memberId === undefined ? undefined : (await this.actsOf(memberId)).find(isWaiting)
      if (next === undefined) {
        this.#isStuck = false
        if (memberId === undefined) this.#letGo()
        return
      }
      const problem = await this.#parts.alone(next.key, () => this.#sendOne(next))
      this.#isStuck = problem !== undefined
      this.#retryAfter = (problem?.retryAfter ?? 0) * 1_000
      if (problem !== undefined) return this.#letGo()
    }
  }

  /** @returns why nothing more can be sent now; undefined where the act is settled */
  async #sendOne(act: KeptAct): Promise<ApiError | undefined> {
    // It may have been dropped since it was read.
    if (!(await this.#isKept(act))) return undefined
    let answer: unknown
    try {
      answer = await sendAct(act)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return this.#failed(act, error)
    }
    await this.#remove([act.id])
    if (!this.#settle({ key: act.key, answer })) this.#sent.push({ act, answer })
    return undefined
  }

  async #failed(act: KeptAct, error: ApiError): Promise<ApiError | undefined> {
    const waiter = this.#waiters.get(act.key)
    // Where somebody else has logged in meanwhile, the refusal says nothing about the act.
    const isOurs = storedUser()?.id === act.memberId
    const isFinal = isOurs && isRefusal(error)
    if (error.code === 'NOT_YOURS') window.dispatchEvent(new Event('userUpdate'))
    // The screen says why, and the member can try again.
    const isSaid = waiter !== undefined && (isFinal || !(waiter.patient || isUnanswered(error)))
    if (!isSaid && !isFinal) return error
    if (isSaid) await this.#remove([act.id])
    else {
      await this.#refuse(act, error.sentence ?? messages.refusedWithoutWords)
      // What the screens show of it doesn't hold.
      window.dispatchEvent(new Event('userUpdate'))
    }
    this.#settle({ key: act.key, refusal: toldError(error) })
    return undefined
  }

  /** In every tab. @returns whether somebody waited for it in this one */
  #settle(settled: Settled): boolean {
    this.#tell(settled)
    return this.#settleHere(settled)
  }

  #settleHere({ key, answer, refusal }: Settled): boolean {
    const waiter = this.#waiters.get(key)
    if (refusal) waiter?.reject(errorOf(refusal))
    else {
      this.#taken.add(key)
      waiter?.resolve(answer)
    }
    return this.#waiters.delete(key)
  }

  #hear(told: Told): void {
    if ('key' in told) this.#settleHere(told)
    else if (told.isStuck) this.#isStuck = true
    void this.refresh()
  }

  #tell(told: Told): void {
    this.#parts.channel?.postMessage(told)
  }

  /** Who isn't patient is told that it waits. */
  #letGo(): void {
    for (const [key, waiter] of this.#waiters) {
      if (waiter.patient) continue
      this.#waiters.delete(key)
      waiter.resolve(WAITS)
    }
  }

  /** Another tab has sent these, and says so unless it was closed meanwhile. */
  #letGoOfOthers(): void {
    const kept = new Set(this.#state.waiting.map(({ key }) => key))
    const gone = [...this.#waiters.keys()].filter((key) => !kept.has(key))
    if (gone.length > 0) setTimeout(() => void this.#letGoOfGone(gone), TELLING)
  }

  async #letGoOfGone(keys: readonly string[]): Promise<void> {
    const kept = new Set((await this.#list()).map(({ key }) => key))
    for (const key of keys) {
      if (kept.has(key)) continue
      this.#waiters.get(key)?.resolve(WAITS)
      this.#waiters.delete(key)
    }
  }

  async #list(): Promise<KeptAct[]> {
    const kept = await this.#parts.store.list().catch(() => [])
    return [...kept, ...(await this.#memory.list())]
  }

  async #isKept({ id }: KeptAct): Promise<boolean> {
    return (await this.#list()).some((act) => act.id === id)
  }

  async #refuse(act: KeptAct, refusal: string): Promise<void> {
    const { store } = this.#parts
    await (act.id < 0 ? this.#memory : store).update({ ...act, refusal })
  }

  async #remove(ids: readonly number[]): Promise<void> {
    const kept = ids.filter((id) => id >= 0)
    if (kept.length > 0) await this.#parts.store.remove(kept)
    await this.#memory.remove(ids)
  }
}

function isWaiting({ refusal }: KeptAct): boolean {
  return refusal === undefined
}
