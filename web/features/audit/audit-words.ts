import type { AuditEntry, AuditKind } from 'contract/audit'

export const AUDIT_KIND_NAMES: Record<AuditKind, string> = {
  'role-changed': 'Role changed',
  'suspension-changed': 'Suspension changed',
  'balance-adjusted': 'Balance adjusted',
  'referral-released': 'Referral released',
  'referral-refused': 'Referral refused',
  'mission-updated': 'Station changed',
  'course-created': 'Course added',
  'course-updated': 'Course changed',
  'course-deleted': 'Course deleted',
  'course-imported': 'Course imported',
  'material-created': 'Material added',
  'material-uploaded': 'File uploaded',
  'video-uploaded': 'Video uploaded',
  'video-deleted': 'Video deleted',
  'captions-updated': 'Captions changed',
  'material-deleted': 'Material deleted',
  'lesson-created': 'Lesson added',
  'lesson-updated': 'Lesson changed',
  'lesson-deleted': 'Lesson deleted',
  'quiz-created': 'Quiz added',
  'quiz-updated': 'Quiz changed',
  'quiz-deleted': 'Quiz deleted',
  'conversation-created': 'Conversation added',
  'conversation-updated': 'Conversation changed',
  'conversation-published': 'Conversation published or hidden',
  'conversation-deleted': 'Conversation deleted',
  'figure-updated': 'Marketing figure changed',
  'disclosure-updated': 'Income disclosure changed',
  'operator-updated': 'Operator details changed',
  'claim-report-handled': 'Reported claim handled',
  'leads-imported': 'Leads imported',
  'mail-retried': 'Email retried',
  'ledger-checked': 'Ledger checked',
  'signed-in': 'Logged in',
  'sign-in-failed': 'Login failed',
  'sign-in-refused': 'Login of a suspended account refused',
  'logged-out': 'Logged out',
  'sessions-ended': 'Other sessions ended',
  'password-changed': 'Password changed',
  'password-reset': 'Password reset',
  'email-changed': 'Email changed',
  'account-deleted': 'Account deleted',
  'administrator-created': 'Administrator account created',
  'administrator-promoted': 'Made an administrator by a command',
  'link-made': 'Password link created by a command',
}

const ACTOR_NAMES: Record<AuditEntry['actorKind'], string> = {
  administrator: 'an administrator',
  member: 'a member',
  visitor: 'someone who is not logged in',
  operator: 'the operator of the server',
}

/** Who did it: name and email where the person still has an account. */
export function actorText({ actor, actorKind }: AuditEntry): string {
  return actor === null ? ACTOR_NAMES[actorKind] : personText(actor)
}

/** What it was done to; null where that says nothing new, as when somebody logs in. */
export function targetText({ actor, target, targetKind, targetId }: AuditEntry): string | null {
  if (target !== null) return target.id === actor?.id ? null : personText(target)
  return targetKind === null || targetId === null ? null : `${targetKind} ${targetId}`
}

function personText({ name, email }: NonNullable<AuditEntry['actor']>): string {
  return email === null ? name : `${name} (${email})`
}

export type FieldChange = { field: string; before: string | null; after: string | null }

/** What changed, field by field. A side is null where there was nothing, or nothing is kept. */
export function changesOf({ before, after }: AuditEntry): FieldChange[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].map((key) => ({
    field: fieldName(key),
    before: key in was ? valueText(key, was[key]) : null,
    after: key in is ? valueText(key, is[key]) : null,
  }))
}

function fieldsOf(json: string | null): Record<string, unknown> {
  return json === null ? {} : JSON.parse(json)
}

/** `videoUrl` and `video_url` read `video url`; `isAdmin` reads `admin`. */
function fieldName(key: string): string {
  const words = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return words.replace(/^is /, '')
}

function valueText(key: string, value: unknown): string {
  if (value === null || value === '') return 'nothing'
  if (typeof value === 'boolean' || /^is[_A-Z]/.test(key)) return value ? 'yes' : 'no'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
