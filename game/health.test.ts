import { describe, expect, test } from 'vitest'
import { CONCERNS, concernsIn, type HealthFacts, isDiskLow } from './health.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const GB = 1_000_000_000

const WELL: HealthFacts = {
  database: { canRead: true, canWrite: true },
  disk: { freeBytes: 40 * GB, totalBytes: 80 * GB },
  mail: { oldestWaitingAt: NOW - MINUTE, failed: 0 },
  backups: { newestAt: NOW - 20 * HOUR },
  site: { isOperatorMissing: false, unprovedFigures: 0 },
  loopDelay: 1,
}

describe('what needs attention', () => {
  test('is nothing where all is well', () => {
    expect(concernsIn(WELL, NOW)).toEqual([])
    expect(concernsIn({ ...WELL, mail: { oldestWaitingAt: null, failed: 0 } }, NOW)).toEqual([])
  })

  test.each<[string, Partial<HealthFacts>, string[]]>([
    [
      'a database that cannot be read',
      { database: { canRead: false, canWrite: false }, mail: null },
      ['DATABASE_UNREADABLE', 'MAIL_UNKNOWN'],
    ],
    ['one that cannot be written', { database: { canRead: true, canWrite: false } }, ['DATABASE_UNWRITABLE']],
    ['a full disk', { disk: { freeBytes: 0, totalBytes: 80 * GB } }, ['DISK_LOW']],
    ['no backup', { backups: { newestAt: null } }, ['NO_BACKUP']],
    ['a backup of 49 hours ago', { backups: { newestAt: NOW - 49 * HOUR } }, ['BACKUP_OLD']],
    ['a mail that waits for 16 minutes', { mail: { oldestWaitingAt: NOW - 16 * MINUTE, failed: 0 } }, ['MAIL_LATE']],
    ['a mail given up', { mail: { oldestWaitingAt: null, failed: 1 } }, ['MAIL_FAILED']],
    [
      'a public site that names nobody',
      { site: { isOperatorMissing: true, unprovedFigures: 0 } },
      ['OPERATOR_UNKNOWN'],
    ],
    ['a figure without proof', { site: { isOperatorMissing: false, unprovedFigures: 1 } }, ['FIGURES_UNPROVED']],
    ['a program that is late', { loopDelay: 201 }, ['PROGRAM_SLOW']],
    [
      'whatever could not be found out',
      { disk: null, mail: null, backups: null, site: null },
      ['DISK_UNKNOWN', 'MAIL_UNKNOWN', 'BACKUPS_UNKNOWN'],
    ],
  ])('is %s', (_what, facts, concerns) => {
    expect(concernsIn({ ...WELL, ...facts }, NOW)).toEqual(concerns)
  })

  test.each<[string, Partial<HealthFacts>]>([
    ['a backup of 47 hours ago', { backups: { newestAt: NOW - 47 * HOUR } }],
    ['one made by a clock that is ahead', { backups: { newestAt: NOW + HOUR } }],
    ['a mail that waits for 14 minutes', { mail: { oldestWaitingAt: NOW - 14 * MINUTE, failed: 0 } }],
    ['a program that is a little late', { loopDelay: 200 }],
  ])('is not %s', (_what, facts) => {
    expect(concernsIn({ ...WELL, ...facts }, NOW)).toEqual([])
  })

  test('comes the worst first', () => {
    const everything: HealthFacts = {
      database: { canRead: true, canWrite: false },
      disk: { freeBytes: 1, totalBytes: 80 * GB },
      mail: { oldestWaitingAt: NOW - 2 * HOUR, failed: 3 },
      backups: { newestAt: NOW - 90 * HOUR },
      site: { isOperatorMissing: true, unprovedFigures: 4 },
      loopDelay: 900,
    }
    const found = concernsIn(everything, NOW)
    expect(found).toEqual(CONCERNS.filter((concern) => found.includes(concern)))
    expect(found).toHaveLength(8)
  })
})

test.each([
  [0.99, 10, true],
  [1, 10, false],
  [1.9, 40, true],
  [2.1, 40, false],
  [9, 4_000, true],
  [11, 4_000, false],
])('a disk with %d of %d GB free is nearly full: %s', (free, total, isLow) => {
  expect(isDiskLow(free * GB, total * GB)).toBe(isLow)
})
