import type { Db } from '#server/database/database.ts'
import { emailHash } from '#server/features/mail/public.ts'

/** Each query of the export names the columns it takes: a new one that holds a secret is never in it by itself. */
export function memberForExport(db: Db, id: string) {
  return db
    .selectFrom('members')
    .leftJoin('members as sponsors', 'sponsors.id', 'members.sponsor_id')
    .select(['members.id', 'members.name', 'members.email', 'members.phone', 'members.board_name', 'members.time_zone'])
    .select(['members.is_admin', 'members.tokens', 'members.leaderboard_pts', 'members.invite_code'])
    .select(['members.joined_at', 'members.email_verified_at', 'members.login_streak', 'members.suspended_at'])
    .select(['members.wants_notices', 'sponsors.name as sponsor_name'])
    .where('members.id', '=', id)
    .executeTakeFirstOrThrow()
}

export function ledgerForExport(db: Db, memberId: string) {
  return db
    .selectFrom('ledger')
    .select(['kind', 'reference', 'tokens', 'points', 'created_at', 'note'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('kind')
    .orderBy('reference')
    .execute()
}

export function stationsForExport(db: Db, memberId: string) {
  return db
    .selectFrom('mission_completions')
    .innerJoin('missions', 'missions.id', 'mission_completions.mission_id')
    .select(['missions.title', 'mission_completions.completed_at'])
    .where('mission_completions.member_id', '=', memberId)
    .orderBy('missions.id')
    .execute()
}

export function coursesForExport(db: Db, memberId: string) {
  return db
    .selectFrom('course_progress')
    .innerJoin('courses', 'courses.id', 'course_progress.course_id')
    .select(['courses.title', 'courses.is_public', 'course_progress.watch_time', 'course_progress.is_completed'])
    .where('course_progress.member_id', '=', memberId)
    .orderBy('courses.id')
    .execute()
}

export function answersForExport(db: Db, memberId: string) {
  return db
    .selectFrom('quiz_answers')
    .innerJoin('quizzes', 'quizzes.id', 'quiz_answers.quiz_id')
    .leftJoin('courses', 'courses.id', 'quizzes.course_id')
    .select([
      'quizzes.question',
      'courses.is_public',
      'quiz_answers.is_correct',
      'quiz_answers.tries',
      'quiz_answers.answered_at',
    ])
    .where('quiz_answers.member_id', '=', memberId)
    .orderBy('quizzes.id')
    .execute()
}

export function challengesForExport(db: Db, memberId: string) {
  return db
    .selectFrom('challenge_progress')
    .select(['challenge_key', 'count', 'last_day', 'completed_at'])
    .where('member_id', '=', memberId)
    .orderBy('challenge_key')
    .execute()
}

export function invitationsForExport(db: Db, memberId: string) {
  return db
    .selectFrom('invitations')
    .select(['created_at', 'is_mailed'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Who joined by this member's code. */
export function referralsForExport(db: Db, memberId: string) {
  return db
    .selectFrom('referrals')
    .innerJoin('members', 'members.id', 'referrals.invited_id')
    .select(['members.name', 'referrals.state', 'referrals.created_at', 'referrals.paid_at'])
    .where('referrals.sponsor_id', '=', memberId)
    .orderBy('referrals.created_at')
    .orderBy('referrals.invited_id')
    .execute()
}

export function registrationForExport(db: Db, memberId: string) {
  return db
    .selectFrom('referrals')
    .select(['state', 'address_block', 'created_at'])
    .where('invited_id', '=', memberId)
    .executeTakeFirst()
}

export function mailsForExport(db: Db, { id, email }: { id: string; email: string }) {
  return db
    .selectFrom('mails')
    .select(['kind', 'subject', 'to_address', 'state', 'created_at', 'sent_at'])
    .where((eb) => eb.or([eb('member_id', '=', id), eb('to_hash', '=', emailHash(email))]))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export function browsersForExport(db: Db, memberId: string) {
  return db
    .selectFrom('devices')
    .select('last_used_at')
    .where('member_id', '=', memberId)
    .orderBy('last_used_at', 'desc')
    .execute()
}
