import Type, { type Static } from 'typebox'
import { IdText, NullableText } from './common.ts'

/** What administrators do, each in the transaction of the change. */
export const ADMINISTRATOR_ACTS = [
  'role-changed',
  'suspension-changed',
  'balance-adjusted',
  'referral-released',
  'referral-refused',
  'mission-updated',
  'course-created',
  'course-updated',
  'course-deleted',
  'course-imported',
  'material-created',
  'material-uploaded',
  'material-deleted',
  'video-uploaded',
  'video-deleted',
  'captions-updated',
  'lesson-created',
  'lesson-updated',
  'lesson-deleted',
  'quiz-created',
  'quiz-updated',
  'quiz-deleted',
  'conversation-created',
  'conversation-updated',
  'conversation-published',
  'conversation-deleted',
  'figure-updated',
  'disclosure-updated',
  'translation-updated',
  'translation-reviewed',
  'translation-deleted',
  'translations-imported',
  'operator-updated',
  'claim-report-handled',
  'leads-imported',
  'mail-retried',
  'ledger-checked',
] as const

/** What happens to the security of one account. */
export const SECURITY_EVENTS = [
  'signed-in',
  'sign-in-failed',
  'sign-in-refused',
  'logged-out',
  'sessions-ended',
  'password-changed',
  'password-reset',
  'email-changed',
  'account-deleted',
] as const

/** What an operator does to an account with a command or through the settings. */
export const OPERATOR_ACTS = ['administrator-created', 'administrator-promoted', 'link-made'] as const

export const AUDIT_KINDS = [...ADMINISTRATOR_ACTS, ...SECURITY_EVENTS, ...OPERATOR_ACTS] as const

export const AuditKind = Type.Enum([...AUDIT_KINDS])
export type AuditKind = (typeof AUDIT_KINDS)[number]
export type AdministratorAct = (typeof ADMINISTRATOR_ACTS)[number]
export type SecurityEvent = (typeof SECURITY_EVENTS)[number]
export type OperatorAct = (typeof OPERATOR_ACTS)[number]

const AuditPerson = Type.Object(
  { id: Type.String(), name: Type.String(), email: NullableText },
  { additionalProperties: false, description: 'As they are now; a person who deleted their account has no email' },
)

export const AuditEntry = Type.Object(
  {
    id: Type.Integer(),
    at: Type.String({ format: 'date-time' }),
    kind: AuditKind,
    actorKind: Type.Enum(['administrator', 'member', 'visitor', 'operator']),
    actor: Type.Union([AuditPerson, Type.Null()]),
    targetKind: NullableText,
    targetId: NullableText,
    target: Type.Union([AuditPerson, Type.Null()], { description: 'Where the target is a member' }),
    before: NullableText,
    after: NullableText,
    outcome: Type.Enum(['ok', 'refused']),
    addressBlock: NullableText,
    route: NullableText,
  },
  {
    additionalProperties: false,
    description: '`before` and `after` are JSON: the fields that changed, and the title or question even if it did not',
  },
)
export type AuditEntry = Static<typeof AuditEntry>

/** Newest first, 50 a page. `next` goes into the query as `after`; null on the last page. */
export const AuditPage = Type.Object(
  { entries: Type.Array(AuditEntry, { maxItems: 50 }), next: NullableText },
  { additionalProperties: false },
)
export type AuditPage = Static<typeof AuditPage>

const filters = {
  person: Type.Optional(
    Type.String({
      maxLength: 254,
      pattern: '^\\P{Cc}*$',
      description: "A member's id, or a part of their name or email: what they did and what was done to them",
    }),
  ),
  kind: Type.Optional(AuditKind),
}

export const AuditQuery = Type.Object({ ...filters, after: Type.Optional(IdText) }, { additionalProperties: false })

export const AuditFileQuery = Type.Object(filters, { additionalProperties: false })
