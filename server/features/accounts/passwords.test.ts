import { describe, expect, test } from 'vitest'
import type { Refusal } from '#server/refusal.ts'
import { argon2Passwords } from './passwords.ts'

describe('a password', () => {
  const passwords = argon2Passwords()

  test('is kept as argon2id with 19 MiB and two passes, each time with another salt', async () => {
    const [one, other] = [await passwords.hash('first-class'), await passwords.hash('first-class')]
    for (const kept of [one, other]) expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(other)
    expect([await passwords.matches(one, 'first-class'), await passwords.matches(one, 'First-class')]).toEqual([
      true,
      false,
    ])
  })

  test('without a stored hash takes the same time, and never matches', async () => {
    expect([await passwords.matches(null, ''), await passwords.matches(undefined, 'first-class')]).toEqual([
      false,
      false,
    ])
  })

  test('waits for two others at most 40 deep, and is refused as BUSY beyond', async () => {
    const asked = Array.from({ length: 50 }, () => passwords.matches(null, 'first-class'))
    const answers = await Promise.allSettled(asked)
    const refused = answers.filter(({ status }) => status === 'rejected').map((each) => 'reason' in each && each.reason)
    expect(refused).toHaveLength(8)
    for (const reason of refused) expect(reason).toMatchObject({ code: 'BUSY' } satisfies Partial<Refusal>)
  })
})
