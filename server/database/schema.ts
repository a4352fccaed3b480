import type { AccountTables } from '#server/features/accounts/tables.ts'
import type { AuditTables } from '#server/features/audit/tables.ts'
import type { ChallengeTables } from '#server/features/challenges/tables.ts'
import type { ClaimReportTables } from '#server/features/claim-reports/tables.ts'
import type { ClockTables } from '#server/features/clock/tables.ts'
import type { CourseMaterialTables } from '#server/features/course-materials/tables.ts'
import type { CourseProgressTables } from '#server/features/course-progress/tables.ts'
import type { CourseTables } from '#server/features/courses/tables.ts'
import type { IdempotencyTables } from '#server/features/idempotency/tables.ts'
import type { InvitationTables } from '#server/features/invitations/tables.ts'
import type { LeaderboardTables } from '#server/features/leaderboard/tables.ts'
import type { LeadTables } from '#server/features/leads/tables.ts'
import type { LedgerTables } from '#server/features/ledger/tables.ts'
import type { MailTables } from '#server/features/mail/tables.ts'
import type { MissionTables } from '#server/features/missions/tables.ts'
import type { OperatorTables } from '#server/features/operator/tables.ts'
import type { QuizTables } from '#server/features/quizzes/tables.ts'
import type { ReferralTables } from '#server/features/referrals/tables.ts'
import type { RewardTables } from '#server/features/rewards/tables.ts'
import type { SiteTextTables } from '#server/features/site-texts/tables.ts'

export type Schema = AccountTables &
  AuditTables &
  MissionTables &
  LedgerTables &
  LeaderboardTables &
  CourseTables &
  CourseMaterialTables &
  CourseProgressTables &
  QuizTables &
  ChallengeTables &
  ClockTables &
  ClaimReportTables &
  IdempotencyTables &
  InvitationTables &
  LeadTables &
  MailTables &
  OperatorTables &
  ReferralTables &
  RewardTables &
  SiteTextTables
