import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open.ts'
import { countTeams } from '#server/features/team/public.ts'
import { HAPPENINGS } from '#server/testing/consent-commands.ts'
import { LOOKS, type Model, type World } from '#server/testing/consent-model.ts'
import { describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { size } from '#server/testing/fault-settings.ts'
import { nextNumber } from '#server/testing/numbers.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

const SEQUENCES = size('CONSENT_SEQUENCES', 300, 10_000)
const DAY = 86_400_000

describeEachSharedDatabase(
  'drawn sequences of people who join, agree, withdraw, work and leave',
  (database, location) => {
    let near: TestApp
    let far: TestApp
    let other: Database
    let administrator: TestMember
    beforeAll(async () => {
      near = await startTestApp(database())
      other = await openDatabase(location())
      far = await startTestApp(other)
      administrator = await near.administrator()
      await countTeams(near.deps, { claimant: 'test' })
    })
    afterAll(async () => {
      await near.app.close()
      await far.app.close()
      await other.close()
    })

    const begin = async (): Promise<World> => {
      // What the sequence before left behind is over by now.
      near.clock.now += 30 * DAY
      far.clock.now = near.clock.now
      const key = `x${nextNumber()}x`
      const sponsors = [await near.register({ name: `A${key}` }), await near.register({ name: `B${key}` })]
      return { near, far, sponsors, administrator, key }
    }

    test('tell a sponsor nothing of anybody who doesn’t agree at that moment, in whatever they read', async () => {
      let steps = 0
      const sequences = fc.commands([...HAPPENINGS], { maxCommands: 14 })
      await fc.assert(
        fc.asyncProperty(sequences, async (commands) => {
          const world = await begin()
          const model: Model = { people: [] }
          await fc.asyncModelRun(() => ({ model, real: world }), commands)
          // One of the two at the end: both have looked after each step.
          for (const look of LOOKS) await look(model, world, steps % 2)
          steps += [...commands].length
        }),
        { numRuns: SEQUENCES },
      )
      console.info(`consent: ${SEQUENCES} sequences, ${steps} steps drawn`)
      expect(steps).toBeGreaterThan(SEQUENCES)
    }, 10_800_000)
  },
)
