import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { between, figure, seeded, size } from '#server/testing/fault-settings.ts'
import type { Program } from '#server/testing/program.ts'
import { readContent } from './check-histories.ts'
import { aCandidate, type Candidate, type Claim, findWrongPay, type Paid } from './claims.ts'
import { describeEachGround, type Ground } from './engines.ts'
import { send } from './send.ts'

const AT_ONCE = 50

describeEachGround('a reward that is requested fifty times at once', (ground) => {
  test('is paid once: by two processes, after a reset, and after a kill in the middle', async () => {
    const trials = size('TRIALS', 5, 100)
    const { kind } = ground().location
    const random = seeded(`asking again and again on ${kind}`)
    let programs = await startTwo(ground())
    const content = await ground().look(readContent)
    const candidates: Candidate[] = []
    let paidAfterKill = 0
    for (let trial = 0; trial < trials; trial++) {
      const [calm, unlucky] = [await aCandidate(programs[0].url, content), await aCandidate(programs[0].url, content)]
      candidates.push(calm, unlucky)
      for (const claim of calm.claims) {
        expect(await paidTimes(programs, claim), claim.path).toBe(1)
        if (claim.reset) await send(programs[0].url + claim.reset, { method: 'POST', cookie: claim.cookie })
        expect(await paidTimes(programs, claim), `${claim.path} after a reset`).toBe(0)
      }
      const dying = Promise.allSettled(unlucky.claims.map((claim) => paidTimes(programs, claim)))
      await setTimeout(between(random, 1, 150))
      await kill(programs)
      await dying
      programs = await startTwo(ground())
      for (const claim of unlucky.claims) paidAfterKill += await paidTimes(programs, claim)
    }
    figure(`${kind}: ${trials} trials and kills, of ${4 * trials} claims ${paidAfterKill} paid only after the kill`)
    expect(await ground().look((database) => findWrongPay(database, candidates))).toEqual([])
  })
})

type Two = readonly [Program, Program]

async function startTwo(ground: Ground): Promise<Two> {
  const [one, two] = await Promise.all([ground.start({ LOG_LEVEL: 'fatal' }), ground.start({ LOG_LEVEL: 'fatal' })])
  return [one.program, two.program]
}

async function kill(programs: Two): Promise<void> {
  for (const { process } of programs) process.kill('SIGKILL')
  for (const { ended } of programs) await ended
}

/** Sends the same request fifty times at once, half of them to each process. @returns how often it was paid */
async function paidTimes(programs: Two, { path, body, cookie, isPaid }: Claim): Promise<number> {
  const asked = Array.from({ length: AT_ONCE }, (_, number) =>
    send<Paid>(programs[number % 2 === 0 ? 0 : 1].url + path, { body, cookie }),
  )
  const answers = await Promise.all(asked)
  const odd = answers.filter(({ status, body: { code } }) => status !== 200 && status !== 201 && code !== 'EMAIL_TAKEN')
  expect(odd).toEqual([])
  return answers.filter(isPaid).length
}
