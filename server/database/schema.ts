import type { AccountTables } from '#server/database/tables/accounts.ts'
import type { AuditTables } from '#server/database/tables/audit.ts'
import type { CatalogueTables } from '#server/database/tables/catalogue.ts'
import type { ChallengeTables } from '#server/database/tables/challenges.ts'
import type { ClaimReportTables } from '#server/database/tables/claim-reports.ts'
import type { ClockTables } from '#server/database/tables/clock.ts'
import type { ConversationTables } from '#server/database/tables/conversations.ts'
import type { CourseMaterialTables } from '#server/database/tables/course-materials.ts'
import type { CourseProgressTables } from '#server/database/tables/course-progress.ts'
import type { CourseVideoTables } from '#server/database/tables/course-videos.ts'
import type { CourseTables } from '#server/database/tables/courses.ts'
import type { FirstDaysTables } from '#server/database/tables/first-days.ts'
import type { IdempotencyTables } from '#server/database/tables/idempotency.ts'
import type { InvitationTables } from '#server/database/tables/invitations.ts'
import type { LeaderboardTables } from '#server/database/tables/leaderboard.ts'
import type { LeadTables } from '#server/database/tables/leads.ts'
import type { LeagueTables } from '#server/database/tables/leagues.ts'
import type { LedgerTables } from '#server/database/tables/ledger.ts'
import type { LessonTables } from '#server/database/tables/lessons.ts'
import type { LimitTables } from '#server/database/tables/limits.ts'
import type { MailTables } from '#server/database/tables/mail.ts'
import type { MemberTables } from '#server/database/tables/members.ts'
import type { MissionTables } from '#server/database/tables/missions.ts'
import type { NotificationTables } from '#server/database/tables/notifications.ts'
import type { OperatorTables } from '#server/database/tables/operator.ts'
import type { PeopleTables } from '#server/database/tables/people.ts'
import type { ProgressConsentTables } from '#server/database/tables/progress-consents.ts'
import type { PushTables } from '#server/database/tables/push.ts'
import type { QuizTables } from '#server/database/tables/quizzes.ts'
import type { ReferralTables } from '#server/database/tables/referrals.ts'
import type { RescueTables } from '#server/database/tables/rescues.ts'
import type { ReviewTables } from '#server/database/tables/reviews.ts'
import type { RewardTables } from '#server/database/tables/rewards.ts'
import type { SessionTables } from '#server/database/tables/sessions.ts'
import type { SiteTextTables } from '#server/database/tables/site-texts.ts'
import type { TeamTables } from '#server/database/tables/team.ts'
import type { TranslationTables } from '#server/database/tables/translations.ts'
import type { TryItTables } from '#server/database/tables/try-its.ts'

export type Schema = MemberTables &
  SessionTables &
  AccountTables &
  LimitTables &
  AuditTables &
  MissionTables &
  LedgerTables &
  LeaderboardTables &
  CatalogueTables &
  ConversationTables &
  CourseTables &
  CourseMaterialTables &
  CourseProgressTables &
  CourseVideoTables &
  LessonTables &
  QuizTables &
  ChallengeTables &
  ClockTables &
  ClaimReportTables &
  FirstDaysTables &
  IdempotencyTables &
  InvitationTables &
  LeadTables &
  LeagueTables &
  MailTables &
  NotificationTables &
  OperatorTables &
  ProgressConsentTables &
  PeopleTables &
  PushTables &
  ReferralTables &
  RescueTables &
  ReviewTables &
  RewardTables &
  SiteTextTables &
  TeamTables &
  TranslationTables &
  TryItTables
