import type { AuditEntry, AuditKind } from 'contract/audit'
import * as messages from 'messages/audit'
import { FIELD_NAMES } from './field-names.ts'

export const AUDIT_KIND_NAMES: Record<AuditKind, string> = {
  'role-changed': messages.roleChanged,
  'suspension-changed': messages.suspensionChanged,
  'balance-adjusted': messages.balanceAdjusted,
  'referral-released': messages.referralReleased,
  'referral-refused': messages.referralRefused,
  'mission-updated': messages.missionUpdated,
  'course-created': messages.courseCreated,
  'course-updated': messages.courseUpdated,
  'course-deleted': messages.courseDeleted,
  'course-imported': messages.courseImported,
  'material-created': messages.materialCreated,
  'material-uploaded': messages.materialUploaded,
  'video-uploaded': messages.videoUploaded,
  'video-deleted': messages.videoDeleted,
  'captions-updated': messages.captionsUpdated,
  'material-deleted': messages.materialDeleted,
  'lesson-created': messages.lessonCreated,
  'lesson-updated': messages.lessonUpdated,
  'lesson-deleted': messages.lessonDeleted,
  'quiz-created': messages.quizCreated,
  'quiz-updated': messages.quizUpdated,
  'quiz-deleted': messages.quizDeleted,
  'conversation-created': messages.conversationCreated,
  'conversation-updated': messages.conversationUpdated,
  'conversation-published': messages.conversationPublished,
  'conversation-deleted': messages.conversationDeleted,
  'figure-updated': messages.figureUpdated,
  'disclosure-updated': messages.disclosureUpdated,
  'translation-updated': messages.translationUpdated,
  'translation-reviewed': messages.translationReviewed,
  'translation-deleted': messages.translationDeleted,
  'translations-imported': messages.translationsImported,
  'operator-updated': messages.operatorUpdated,
  'claim-report-handled': messages.claimReportHandled,
  'leads-imported': messages.leadsImported,
  'mail-retried': messages.mailRetried,
  'ledger-checked': messages.ledgerChecked,
  'signed-in': messages.signedIn,
  'sign-in-failed': messages.signInFailed,
  'sign-in-refused': messages.signInRefused,
  'logged-out': messages.loggedOut,
  'sessions-ended': messages.sessionsEnded,
  'password-changed': messages.passwordChanged,
  'password-reset': messages.passwordReset,
  'email-changed': messages.emailChanged,
  'account-deleted': messages.accountDeleted,
  'administrator-created': messages.administratorCreated,
  'administrator-promoted': messages.administratorPromoted,
  'link-made': messages.linkMade,
}

/** Fields whose values are words of the program, and these words. */
const STATE_FIELDS = ['referral', 'state']
const STATE_NAMES: ReadonlyMap<string, string> = new Map([
  ['held', messages.held],
  ['paid', messages.paid],
  ['refused', messages.declined],
  ['failed', messages.failed],
  ['waiting', messages.waiting],
])

export type FieldChange = { field: string; before: string | null; after: string | null }

/** Stored even if unchanged, because they name the thing. */
const NAMES = ['title', 'question']

/**
 * What changed, field by field. A side is null where there was nothing, or it isn't stored. The two sides may look the
 * same, because long texts are stored cut.
 */
export function changesOf({ before, after }: AuditEntry): FieldChange[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return keys
    .filter((key) => !NAMES.includes(key) || was[key] !== is[key])
    .map((key) => ({
      field: fieldName(key),
      before: key in was ? valueText(key, was[key]) : null,
      after: key in is ? valueText(key, is[key]) : null,
    }))
}

/** The title or question of what was changed, as it was afterwards; null where it isn't stored. */
export function titleOf({ before, after }: AuditEntry): string | null {
  const { title, question } = { ...fieldsOf(before), ...fieldsOf(after) }
  return typeof title === 'string' ? title : typeof question === 'string' ? question : null
}

function fieldsOf(json: string | null): Record<string, unknown> {
  return json === null ? {} : JSON.parse(json)
}

/** A field without a name in the catalogue is shown by its key: `videoUrl` and `video_url` read `video url`. */
function fieldName(key: string): string {
  const words = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .replace(/^is /, '')
  return FIELD_NAMES.get(words) ?? words
}

function valueText(key: string, value: unknown): string {
  if (value === null || value === '') return messages.nothing
  if (typeof value === 'boolean' || /^is[_A-Z]/.test(key)) return value ? messages.yes : messages.no
  if (typeof value !== 'string') return JSON.stringify(value)
  return STATE_FIELDS.includes(key) ? (STATE_NAMES.get(value) ?? value) : value
}
