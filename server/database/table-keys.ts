import type { Schema } from '#server/database/schema.ts'

type Keys = { readonly [Table in keyof Schema]: readonly (keyof Schema[Table] & string)[] }

/** Every table of ours with its primary key. The compiler asks for each one, so that no copy or check forgets a table. */
export const TABLE_KEYS: Keys = {
  members: ['id'],
  sessions: ['token_hash'],
  password_links: ['token_hash'],
  email_links: ['token_hash'],
  devices: ['token_hash', 'member_id'],
  attempts: ['key'],
  audit_log: ['id'],
  clock: ['id'],
  missions: ['id'],
  mission_completions: ['member_id', 'mission_id'],
  ledger: ['member_id', 'kind', 'reference'],
  points_histogram: ['points', 'slot'],
  courses: ['id'],
  catalogue: ['id'],
  files: ['id'],
  course_materials: ['id'],
  quizzes: ['id'],
  quiz_answers: ['member_id', 'quiz_id'],
  quiz_statistics: ['quiz_id'],
  course_progress: ['member_id', 'course_id'],
  referrals: ['invited_id'],
  mails: ['id'],
  suppressions: ['email_hash'],
  unsubscribe_links: ['token_hash'],
  invitations: ['id'],
  idempotency_keys: ['member_id', 'key'],
  deliveries: ['id'],
  delivered_items: ['member_id', 'item_key'],
  leads: ['id'],
  challenge_progress: ['member_id', 'challenge_key'],
  marketing_figures: ['key'],
  site_texts: ['key'],
}
