import type { AccountExport } from 'contract/account'
import type { Db } from '#server/database/database.ts'
import { canonicalKey } from '#server/email-key.ts'
import { eventsForExport } from '#server/features/audit/public.ts'
import { seesHidden, type Viewer } from '#server/features/catalogue/public.ts'
import { reportsFrom } from '#server/features/claim-reports/public.ts'
import { contactsOf } from '#server/features/leads/public.ts'
import { deliveriesOf } from '#server/features/rewards/public.ts'
import { accountSessionView, sessionsOf } from '#server/features/sessions/public.ts'
import {
  answersForExport,
  browsersForExport,
  challengesForExport,
  coursesForExport,
  invitationsForExport,
  ledgerForExport,
  mailsForExport,
  memberForExport,
  referralsForExport,
  registrationForExport,
  stationsForExport,
} from './export-queries.ts'

/** All that is stored about a member, in words that the member can read; no hash and no token (decisions §4). */
export async function exportAccount(db: Db, caller: { id: string } & Viewer): Promise<AccountExport> {
  const memberId = caller.id
  const member = await memberForExport(db, memberId)
  return {
    account: { ...accountView(member), registration: await registrationView(db, memberId) },
    ledger: (await ledgerForExport(db, memberId)).map(({ created_at, ...entry }) => ({
      ...entry,
      at: time(created_at),
    })),
    learned: await learnedView(db, caller),
    challenges: (await challengesForExport(db, memberId)).map((row) => ({
      challenge: row.challenge_key,
      count: row.count,
      lastDay: row.last_day === null ? null : time(row.last_day * DAY)?.slice(0, 10),
      completedAt: time(row.completed_at),
    })),
    rewards: await deliveriesOf(db, memberId),
    contacts: await contactsOf(db, memberId),
    claimReports: (await reportsFrom(db, member.email)).map(({ created_at, handled_at, seen_where, ...report }) => ({
      ...report,
      seenWhere: seen_where,
      at: time(created_at),
      handledAt: time(handled_at),
    })),
    ...(await peopleView(db, member)),
    sessions: (await sessionsOf(db, memberId)).map((row) => {
      const { startedAt, lastSeenAt } = accountSessionView(row)
      return { startedAt, lastSeenAt }
    }),
    securityEvents: (await eventsForExport(db, memberId)).map((row) => ({
      at: time(row.at),
      kind: row.kind,
      by: row.actor_kind,
      outcome: row.outcome,
      before: row.state_before,
      after: row.state_after,
      networkAddress: row.actor_kind === 'administrator' ? null : row.address_block,
    })),
    browsers: (await browsersForExport(db, memberId)).map((row) => ({ lastUsedAt: time(row.last_used_at) })),
  }
}

const DAY = 24 * 3_600_000

function time(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}

function accountView(member: Awaited<ReturnType<typeof memberForExport>>) {
  return {
    id: member.id,
    name: member.name,
    email: member.email,
    emailVerifiedAt: time(member.email_verified_at),
    phone: member.phone,
    boardName: member.board_name,
    timeZone: member.time_zone,
    isAdmin: member.is_admin === 1,
    tokens: member.tokens,
    leaderboardPts: member.leaderboard_pts,
    inviteCode: member.invite_code,
    loginStreak: member.login_streak,
    sponsor: member.sponsor_name,
    joinedAt: time(member.joined_at),
    suspendedAt: time(member.suspended_at),
    wantsNotices: member.wants_notices === 1,
  }
}

async function registrationView(db: Db, memberId: string) {
  const registration = await registrationForExport(db, memberId)
  if (registration === undefined) return null
  const { state, address_block, created_at } = registration
  return { referral: state, networkAddress: address_block, isMailboxRemembered: state === 'paid', at: time(created_at) }
}

/** A hidden course or its question is not named to members who once did it. */
async function learnedView(db: Db, caller: { id: string } & Viewer) {
  const memberId = caller.id
  const isShown = (isPublic: 0 | 1 | null) => isPublic !== 0 || seesHidden(caller)
  return {
    stations: (await stationsForExport(db, memberId)).map(({ title, completed_at }) => ({
      title,
      completedAt: time(completed_at),
    })),
    courses: (await coursesForExport(db, memberId)).map(({ title, is_public, watch_time, is_completed }) => ({
      title: isShown(is_public) ? title : 'A course',
      watchTime: watch_time,
      isCompleted: is_completed === 1,
    })),
    answers: (await answersForExport(db, memberId)).map(({ question, is_public, is_correct, tries, answered_at }) => ({
      question: isShown(is_public) ? question : 'A question',
      isCorrect: is_correct === 1,
      tries,
      answeredAt: time(answered_at),
    })),
  }
}

/** Invitations keep no address; of others' mails none is shown but those of invitations, which the member wrote. */
async function peopleView(db: Db, member: { id: string; email: string }) {
  return {
    invitations: (await invitationsForExport(db, member.id)).map((row) => ({
      at: time(row.created_at),
      isMailed: row.is_mailed === 1,
    })),
    referrals: (await referralsForExport(db, member.id)).map(({ name, state, created_at, paid_at }) => ({
      name,
      state,
      joinedAt: time(created_at),
      paidAt: time(paid_at),
    })),
    mails: (await mailsForExport(db, member)).map(({ kind, subject, to_address, state, created_at, sent_at }) => ({
      kind,
      subject,
      to: kind === 'invitation' || canonicalKey(to_address) === canonicalKey(member.email) ? to_address : null,
      state,
      createdAt: time(created_at),
      sentAt: time(sent_at),
    })),
  }
}
