import { useState, useSyncExternalStore } from 'react'
import { useMember } from '#web/client/session/member.tsx'
import { dropDraft, readDraft, subscribeToDrafts, writeDraft } from './drafts.ts'

/** The fields of a form, by name. */
type Values = Readonly<Record<string, unknown>>

/** What was typed, and what the form held when that began: what somebody else saved meanwhile shows against it. */
type Draft<Fields> = { values: Fields; base: Fields; version: string }

type Saved<Fields> = {
  /** What the server holds, or an empty form. */
  values: Fields
  /** Which state of it that is, for the server to compare; an empty text where it does not. */
  version?: string | undefined
  /** It is not there yet, so nobody else can have changed it. */
  isNew?: boolean
  /** Only the member changes it, so the fields that they didn't type into follow what is saved. */
  isOwn?: boolean
}

/**
 * A form whose unsaved changes survive a reload of the page, until they are saved or discarded.
 * @param form names it, apart from the member: `course:3`, `quiz:new`
 * @param listed as the page shows it
 */
export function useDraft<Fields extends Values>(form: string, listed: Saved<Fields>) {
  const nameOf = useDraftNames()
  const name = nameOf(form)
  const [answer, setAnswer] = useState<{ to: Saved<Fields>; now: Saved<Fields> }>()
  // What a save was answered with counts until the page shows something new.
  if (answer !== undefined && !sameValue(answer.to, listed)) setAnswer(undefined)
  const { values: saved, version = '', isNew = false, isOwn = false } = answer?.now ?? listed
  const text = useSyncExternalStore(subscribeToDrafts, () => readDraft(name))
  const stored = parseDraft(text, saved)
  const draft = stored && isOwn ? followSaved(stored, saved) : stored
  const { values, base } = draft ?? { values: saved, base: saved }
  const store = (next: Draft<Fields>, isSaving = false) => {
    if (sameValue(next.values, saved) && !isSaving) dropDraft(name)
    else writeDraft(name, JSON.stringify(next))
  }
  const fields = Object.keys(saved) as (keyof Fields)[]
  const mine = (field: keyof Fields) => !sameValue(values[field], base[field])
  const theirs = (field: keyof Fields) => !isNew && !sameValue(saved[field], base[field])
  return {
    values,
    isDraft: draft !== null,
    /** What was kept of it is saved by now: an answer that was lost had saved it, or it was saved elsewhere. */
    isSaved: stored !== null && draft === null,
    /** Other contents were saved after this draft was begun. */
    isStale: draft !== null && fields.some(theirs),
    /** What both changed, and not to the same. */
    conflicts: fields.filter((field) => mine(field) && theirs(field) && !sameValue(values[field], saved[field])),
    /**
     * The state that the draft is about: an older one isn't to be taken for the present one, unless the member, who alone
     * changes it, is told what saving replaces.
     */
    version: draft !== null && !isOwn && fields.some(theirs) ? draft.version : version,
    /** @param isSaving then what was there before is a change, too, because what is sent will be saved */
    change: (changes: Partial<Fields>, isSaving = false) =>
      store({ values: { ...values, ...changes }, base, version: draft?.version ?? version }, isSaving),
    /** Takes over what was saved meanwhile, but for the fields that were typed into. */
    takeOver: () => draft && store({ values: followSaved(draft, saved)?.values ?? saved, base: saved, version }),
    discard: () => dropDraft(name),
    /**
     * After a save, which what was typed meanwhile outlives.
     * @param sent what the form held when it was sent
     * @param now what the server holds since then, or the next empty form
     * @param next the form in which it's typed on
     * @returns whether nothing else was typed
     */
    settle: (sent: Fields, now: Saved<Fields>, next = form): boolean => {
      const typed = parseDraft(readDraft(name), sent)
      const isAll = typed === null || sameValue(typed.values, sent)
      setAnswer({ to: listed, now })
      if (isAll || next !== form) dropDraft(name)
      if (!isAll) {
        const { values: base, version = '' } = now
        writeDraft(nameOf(next), JSON.stringify({ values: typed.values, base, version } satisfies Draft<Fields>))
      }
      return isAll
    },
  }
}

/** Whether a form has unsaved changes, for the list it belongs to. */
export function useHasDraft(form: string): boolean {
  const name = useDraftNames()(form)
  return useSyncExternalStore(subscribeToDrafts, () => readDraft(name) !== null)
}

/** Deletes what was typed into the forms of something that its member has deleted. */
export function useDropDraft(): (...forms: string[]) => void {
  const nameOf = useDraftNames()
  return (...forms) => forms.map(nameOf).forEach(dropDraft)
}

function useDraftNames() {
  const { id } = useMember()
  return (form: string) => `${id}:${form}`
}

/**
 * The draft as it would be if it had been begun with what is saved now. What was typed keeps what it was typed over.
 * @returns null where all of it is saved
 */
function followSaved<Fields extends Values>(draft: Draft<Fields>, saved: Fields): Draft<Fields> | null {
  const { values, base, version } = draft
  const isTyped = (field: string) => !sameValue(values[field], base[field]) && !sameValue(values[field], saved[field])
  const pick = (own: Fields) =>
    Object.fromEntries(
      Object.entries(saved).map(([field, now]) => [field, isTyped(field) ? own[field] : now]),
    ) as Fields
  const follows = { values: pick(values), base: pick(base), version }
  return sameValue(follows.values, saved) ? null : follows
}

/**
 * Another version of the site, or anybody, may have written it, and the fields of a translation depend on its original:
 * what isn't a field of this form doesn't count.
 */
function parseDraft<Fields extends Values>(text: string | null, like: Fields): Draft<Fields> | null {
  if (text === null) return null
  try {
    const { values, base, version } = (JSON.parse(text) ?? {}) as Partial<Draft<Values>>
    if (typeof values !== 'object' || typeof base !== 'object' || typeof version !== 'string') return null
    return { values: fieldsIn(values, like), base: fieldsIn(base, like), version }
  } catch {
    return null
  }
}

function fieldsIn<Fields extends Values>(found: Values, like: Fields): Fields {
  const fields = Object.entries(like).map(([field, own]) => [field, hasShape(found[field], own) ? found[field] : own])
  return Object.fromEntries(fields) as Fields
}

function hasShape(value: unknown, like: unknown): boolean {
  if (typeof value !== 'object' || value === null || typeof like !== 'object' || like === null) {
    return typeof value === typeof like
  }
  const fields = Object.keys(like)
  const found = value as Values
  return (
    fields.length === Object.keys(found).length &&
    fields.every((field) => hasShape(found[field], (like as Values)[field]))
  )
}

function sameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
