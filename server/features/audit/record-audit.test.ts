import { expect, test } from 'vitest'
import { type Actor, recordAudit } from '#server/features/audit/public.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aMember } from '#server/testing/factories.ts'

const NOW = Date.parse('2026-11-22T09:00:00Z')
const TWO_YEARS = 730 * 24 * 3_600_000

describeEachDatabase('the audit log', (database) => {
  const rows = () => database().read.selectFrom('audit_log').selectAll().orderBy('id').execute()

  async function anActor(at = NOW): Promise<Actor> {
    const { id } = await aMember(database(), { is_admin: 1 })
    const actor = { memberId: id, addressBlock: '203.0.113.7', route: 'PUT /api/courses/:id' }
    const [before, after] = [
      { description: 'Old', position: 1 },
      { description: 'x'.repeat(300), position: 1 },
    ]
    const target = { kind: 'course', id: 7 }
    await database().write((db) => recordAudit(db, actor, { kind: 'course-updated', at, target, before, after }))
    return actor
  }

  test('keeps who did what to which thing, and of its fields those that changed, long texts cut', async () => {
    const actor = await anActor()
    expect((await rows()).at(-1)).toMatchObject({
      at: NOW,
      kind: 'course-updated',
      actor_kind: 'administrator',
      actor_id: actor.memberId,
      target_kind: 'course',
      target_id: '7',
      state_before: '{"description":"Old"}',
      state_after: JSON.stringify({ description: `${'x'.repeat(200)}…` }),
      outcome: 'ok',
      address_block: '203.0.113.7',
      route: 'PUT /api/courses/:id',
    })
  })

  test('keeps the title of a thing whose title stays, and long titles whole', async () => {
    const actor = await anActor()
    const [before, after] = [
      { title: 'Small steps'.repeat(30), position: 1 },
      { title: 'Small steps'.repeat(30), position: 2 },
    ]
    const target = { kind: 'course', id: 7 }
    await database().write((db) => recordAudit(db, actor, { kind: 'course-updated', at: NOW, target, before, after }))
    expect((await rows()).at(-1)).toMatchObject({
      state_before: JSON.stringify(before),
      state_after: JSON.stringify(after),
    })
  })

  test.each([
    ['demoted', { is_admin: 0 as const }, 'ADMINISTRATORS_ONLY'],
    ['suspended', { suspended_at: NOW }, 'NOT_SIGNED_IN'],
    ['deleted', { deleted_at: NOW }, 'NOT_SIGNED_IN'],
  ])('refuses the act of an administrator who was %s', async (_, change, code) => {
    const actor = await anActor()
    await database().write((db) => db.updateTable('members').set(change).where('id', '=', actor.memberId).execute())
    const before = (await rows()).length
    const again = database().write((db) => recordAudit(db, actor, { kind: 'ledger-checked', at: NOW }))
    await expect(again).rejects.toMatchObject({ code })
    expect(await rows()).toHaveLength(before)
  })

  test('refuses every change of a row but the erasure of what may identify a person', async () => {
    await anActor()
    const update = (changes: object) => database().write((db) => db.updateTable('audit_log').set(changes).execute())
    for (const change of [
      { at: 1 },
      { kind: 'role-changed' },
      { actor_id: 'somebody' },
      { target_id: null },
      { outcome: 'refused' },
      { route: null },
      { state_after: '{"title":"New"}' },
      { address_block: '198.51.100.1' },
      { address_block: null, actor_id: null },
    ]) {
      await expect(update(change), JSON.stringify(change)).rejects.toThrow('audit_log is append-only')
    }
    await update({ state_before: null, state_after: null, address_block: null })
    expect((await rows()).at(-1)).toMatchObject({ state_before: null, state_after: null, address_block: null })
  })

  test('gives up a row only once another is two years newer', async () => {
    await anActor()
    const before = (await rows()).length
    const remove = () => database().write((db) => db.deleteFrom('audit_log').where('at', '=', NOW).execute())
    await anActor(NOW + TWO_YEARS)
    await expect(remove()).rejects.toThrow('audit_log is append-only')
    await anActor(NOW + TWO_YEARS + 1)
    await remove()
    expect(before).toBeGreaterThan(0)
    expect(await rows()).toHaveLength(2)
  })
})
