import { setImmediate } from 'node:timers/promises'
import type { LeadImport, LeadImportReport } from 'contract/leads'
import type { ServerMessages } from 'messages/server'
import type { Db } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { type Actor, recordAudit } from '#server/features/audit/public.ts'
import { emailHash, everyHashOf } from '#server/features/mail/public.ts'
import { requireActiveAdministrator } from '#server/features/members/public.ts'
import { parseInWorker } from '#server/parse-in-worker.ts'
import { askToConfirm } from './ask-to-confirm.ts'
import type { ConfirmableLead } from './lead-mails.ts'
import type { LeadFile, LineProblem, ListedPerson } from './parse-lead-file.ts'
import { insertLeads, knownHashes, lockAddresses, type NewLead } from './queries.ts'

/** How many people are written at once: few enough not to delay others, and to fit into one query. */
const CHUNK = 100
const SAMPLE = 5

/** So many are hashed before others get their turn: a full file takes some hundred milliseconds. */
const HASHED_AT_ONCE = 250

const PROBLEMS_SHOWN = 200

const PARSER = new URL('./parse-lead-file.worker.ts', import.meta.url)

/** `hashes` are those that older versions may have stored for the address. */
type HashedPerson = ListedPerson & { hash: string; hashes: string[] }

/** What an import of this file would bring; changes nothing. @throws Refusal INVALID */
export async function previewLeads(
  { database }: Pick<Dependencies, 'database'>,
  _actor: Actor,
  { file }: LeadImport,
  messages: ServerMessages,
): Promise<LeadImportReport> {
  const { people, problems } = await parseInWorker<LeadFile>(PARSER, file)
  const fresh: HashedPerson[] = []
  for (const chunk of chunksOf(await withoutTwins(people))) {
    fresh.push(...(await unknownOf(database.read, chunk)))
  }
  return report(people.length, problems, fresh, messages)
}

/**
 * Stores the people of a file with the words they agreed to and where, and emails each a link: they are in the pool
 * once they confirm. People who are known already or want no email from us are skipped, so an interrupted import can be
 * repeated.
 * @throws Refusal INVALID, and NOT_SIGNED_IN or ADMINISTRATORS_ONLY for a caller who lost their powers meanwhile
 */
export async function importLeads(
  deps: Dependencies,
  actor: Actor,
  { file, ...consent }: LeadImport,
  messages: ServerMessages,
): Promise<LeadImportReport> {
  const { people, problems } = await parseInWorker<LeadFile>(PARSER, file)
  const added: HashedPerson[] = []
  const after = { people: people.length, problems: problems.length, consentSource: consent.consentSource.trim() }
  for (const [index, chunk] of chunksOf(await withoutTwins(people)).entries()) {
    const fresh = await deps.database.write(async (db) => {
      if (index === 0) await recordAudit(db, actor, { kind: 'leads-imported', at: deps.now(), after })
      else await requireActiveAdministrator(db, actor.memberId)
      await lockAddresses(
        db,
        chunk.map(({ hash }) => hash),
      )
      const unknown = await unknownOf(db, chunk)
      const leads = unknown.map((person) => newLead(deps, person, consent))
      await insertLeads(db, leads)
      for (const lead of leads) await askToConfirm(db, deps, { ...lead, ownerName: null })
      return unknown
    })
    added.push(...fresh)
  }
  return report(people.length, problems, added, messages)
}

async function unknownOf(db: Db, people: readonly HashedPerson[]): Promise<HashedPerson[]> {
  const known = await knownHashes(
    db,
    people.flatMap(({ hashes }) => hashes),
  )
  return people.filter(({ hashes }) => !hashes.some((hash) => known.has(hash)))
}

function newLead(
  deps: Pick<Dependencies, 'now' | 'randomBytes'>,
  { name, email, hash }: HashedPerson,
  { consentText, consentSource }: Omit<LeadImport, 'file'>,
): NewLead & Pick<ConfirmableLead, 'consent_source' | 'language'> {
  return {
    id: deps.randomBytes(12).toString('base64url'),
    name,
    email,
    email_hash: hash,
    source: 'import',
    language: null,
    consent_text: consentText.trim(),
    consent_source: consentSource.trim(),
    pool_state: 'waiting',
    created_at: deps.now(),
  }
}

/** The first of each address, in the file's order. */
async function withoutTwins(people: readonly ListedPerson[]): Promise<HashedPerson[]> {
  const byHash = new Map<string, HashedPerson>()
  for (const [index, person] of people.entries()) {
    if (index > 0 && index % HASHED_AT_ONCE === 0) await setImmediate()
    const hash = emailHash(person.email)
    if (!byHash.has(hash)) byHash.set(hash, { ...person, hash, hashes: everyHashOf(person.email) })
  }
  return [...byHash.values()]
}

/** At least one, even for an empty list. */
function chunksOf(people: readonly HashedPerson[]): HashedPerson[][] {
  return Array.from({ length: Math.max(1, Math.ceil(people.length / CHUNK)) }, (_, index) =>
    people.slice(index * CHUNK, (index + 1) * CHUNK),
  )
}

function report(
  listed: number,
  problems: LeadFile['problems'],
  accepted: readonly ListedPerson[],
  { leads }: ServerMessages,
): LeadImportReport {
  return {
    accepted: accepted.length,
    skipped: listed - accepted.length,
    problems: problems
      .slice(0, PROBLEMS_SHOWN)
      .map(({ line, problem }) => ({ line, problem: sentenceOf(problem, leads) })),
    problemCount: problems.length,
    sample: accepted.slice(0, SAMPLE).map(({ name, email }) => ({ name, email })),
  }
}

function sentenceOf(problem: LineProblem, leads: ServerMessages['leads']): string {
  if (problem.fault === 'fields') return leads.fieldCount(problem)
  return problem.fault === 'name' ? leads.nameFault : leads.emailFault
}
