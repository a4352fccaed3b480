import type { SiteHealth } from 'contract/health'

export const HEALTH = 'GET /api/admin/health'

/** A site that is well. */
export function aSiteHealth(overrides: Partial<SiteHealth> = {}): SiteHealth {
  return {
    checkedAt: '2026-11-21T12:00:00.000Z',
    concerns: [],
    database: { engine: 'sqlite', readMs: 0.2, writeMs: 4.4, sizeBytes: 1_540_000 },
    disk: { freeBytes: 40_000_000_000, totalBytes: 80_000_000_000 },
    mail: { goesTo: 'smtp', outbox: { waiting: 0, oldestWaitingAt: null, failed: 0 } },
    backups: { count: 14, newestAt: '2026-11-21T03:00:00.000Z' },
    program: {
      version: '0.1.0',
      nodeVersion: '26.10.0',
      upSince: '2026-11-01T08:00:00.000Z',
      memoryBytes: 142_000_000,
      loopDelayMs: 0.4,
    },
    advice: [],
    ...overrides,
  }
}
