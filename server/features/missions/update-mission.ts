import type { Mission, MissionUpdate } from 'contract/missions'
import type { MissionRule } from 'game/missions'
import { momentOfChange, refuseUnseenChange } from '#server/changes.ts'
import { claimsOf, FIELDS, type NamedTexts, refuseNewClaims } from '#server/claims.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { type Actor, recordAudit } from '#server/features/audit/public.ts'
import { raiseCatalogueVersion } from '#server/features/catalogue/public.ts'
import { Refusal } from '#server/refusal.ts'
import { changeMission, findMission, listMissions } from './queries.ts'
import { missionView } from './view.ts'

/**
 * Replaces what a station says, pays and waits for. Who completed it before keeps what it paid then.
 * @throws Refusal CLAIM_MADE, MISSION_NOT_FOUND, CHANGED_MEANWHILE, and INVALID when the station could then never be opened
 */
export function updateMission(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  actor: Actor,
  id: number,
  update: MissionUpdate,
): Promise<Mission> {
  const { id: named, title, description, content, tokens, points, unlockAfter, updatedAt } = update
  if (named !== undefined && named !== id)
    throw new Refusal('INVALID', { message: ({ requests }) => requests.notTheAddress })
  const claims = claimsOf(textsOf(update))
  return database.write(async (db) => {
    // It also locks the catalogue: two changes that are right alone could close a cycle together.
    await raiseCatalogueVersion(db)
    const before = await findMission(db, id)
    if (before === undefined) throw new Refusal('MISSION_NOT_FOUND')
    refuseUnseenChange(updatedAt, before)
    refuseNewClaims(claims, textsOf(before))
    const rules = (await listMissions(db)).map((mission): MissionRule => {
      return { id: mission.id, unlockAfter: mission.id === id ? unlockAfter : mission.unlock_after }
    })
    requireOpening(rules, id)
    const texts = { title: title.trim(), description: description.trim(), content: content.trim() }
    const terms = { tokens, points, unlock_after: unlockAfter }
    const at = momentOfChange(now(), before)
    const after = await changeMission(db, id, { ...texts, ...terms, updated_at: at })
    const target = { kind: 'mission', id }
    await recordAudit(db, actor, { kind: 'mission-updated', at: now(), target, before, after })
    return missionView(after)
  })
}

function textsOf({
  title,
  description,
  content,
}: Pick<MissionUpdate, 'title' | 'description' | 'content'>): NamedTexts {
  return [
    [FIELDS.title, title],
    [FIELDS.description, description],
    [FIELDS.text, content],
  ]
}

/** Follows what stands before a station back to a first one. @throws Refusal INVALID */
function requireOpening(rules: readonly MissionRule[], id: number): void {
  const passed = new Set<number>()
  let next = rules.find((rule) => rule.id === id)
  while (next !== undefined && next.unlockAfter !== null) {
    passed.add(next.id)
    const before: number = next.unlockAfter
    if (passed.has(before)) throw new Refusal('INVALID', { message: ({ content }) => content.stationsWait })
    next = rules.find((rule) => rule.id === before)
    if (next === undefined)
      throw new Refusal('INVALID', { message: ({ content }) => content.noStation({ station: String(before) }) })
  }
}
