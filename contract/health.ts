import { CONCERNS } from 'game/health'
import Type, { type Static } from 'typebox'
import { Count, NullableInteger, NullableTime } from './common.ts'

export const Health = Type.Object({ status: Type.Literal('ok') }, { additionalProperties: false })

const Milliseconds = Type.Number({ minimum: 0, description: 'In milliseconds' })
const NullableMilliseconds = Type.Unsafe<number | null>({
  type: ['number', 'null'],
  description: 'In milliseconds; null: it failed',
})

const DatabaseHealth = Type.Object(
  {
    engine: Type.Enum(['sqlite', 'postgres']),
    readMs: NullableMilliseconds,
    writeMs: NullableMilliseconds,
    sizeBytes: NullableInteger,
  },
  { additionalProperties: false },
)

const DiskHealth = Type.Object({ freeBytes: Count, totalBytes: Count }, { additionalProperties: false })

const OutboxHealth = Type.Object(
  { waiting: Count, oldestWaitingAt: NullableTime, failed: Count },
  { additionalProperties: false },
)

const BackupHealth = Type.Object({ count: Count, newestAt: NullableTime }, { additionalProperties: false })

/** Of the process that answers. */
const ProgramHealth = Type.Object(
  {
    version: Type.String(),
    nodeVersion: Type.String(),
    upSince: Type.String({ format: 'date-time' }),
    memoryBytes: Count,
    loopDelayMs: Milliseconds,
  },
  { additionalProperties: false },
)

/** Settings that differ from what docs/operations.md recommends for a public site. */
export const ADVISED_SETTINGS = [
  'RATE_LIMITS',
  'PUBLIC_URL',
  'TRUST_PROXY',
  'SMTP_URL',
  'ADMIN_EMAILS',
  'CONTACT_EMAIL',
  'PASSWORD_MIN',
  'PASSWORD_BLOCKLIST',
  'REFERRAL_PAYS_AT',
  'COURSE_COMPLETION',
] as const
export type AdvisedSetting = (typeof ADVISED_SETTINGS)[number]

/** Site health, for its administrators. A part is null where it could not be found out. */
export const SiteHealth = Type.Object(
  {
    checkedAt: Type.String({ format: 'date-time' }),
    concerns: Type.Array(Type.Enum([...CONCERNS]), { description: 'The worst first; none: all is well' }),
    database: DatabaseHealth,
    disk: Type.Union([DiskHealth, Type.Null()]),
    mail: Type.Object(
      { goesTo: Type.Enum(['smtp', 'files']), outbox: Type.Union([OutboxHealth, Type.Null()]) },
      { additionalProperties: false },
    ),
    backups: Type.Union([BackupHealth, Type.Null()]),
    program: ProgramHealth,
    advice: Type.Array(Type.Enum([...ADVISED_SETTINGS])),
  },
  { additionalProperties: false },
)
export type SiteHealth = Static<typeof SiteHealth>
