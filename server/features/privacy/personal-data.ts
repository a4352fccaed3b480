import { personalData as accounts } from '#server/features/accounts/public.ts'
import { personalData as audit } from '#server/features/audit/public.ts'
import { personalData as challenges } from '#server/features/challenges/public.ts'
import { personalData as claimReports } from '#server/features/claim-reports/public.ts'
import { personalData as conversations } from '#server/features/conversations/public.ts'
import { personalData as courseProgress } from '#server/features/course-progress/public.ts'
import { personalData as courseVideos } from '#server/features/course-videos/public.ts'
import { personalData as firstDays } from '#server/features/first-days/public.ts'
import { personalData as idempotency } from '#server/features/idempotency/public.ts'
import { personalData as invitations } from '#server/features/invitations/public.ts'
import { personalData as leaderboard } from '#server/features/leaderboard/public.ts'
import { personalData as leads } from '#server/features/leads/public.ts'
import { personalData as leagues } from '#server/features/leagues/public.ts'
import { personalData as ledger } from '#server/features/ledger/public.ts'
import { personalData as lessons } from '#server/features/lessons/public.ts'
import { personalData as mail } from '#server/features/mail/public.ts'
import { personalData as members } from '#server/features/members/public.ts'
import { personalData as missions } from '#server/features/missions/public.ts'
import { personalData as notifications } from '#server/features/notifications/public.ts'
import { personalData as people } from '#server/features/people/public.ts'
import { personalData as progressConsents } from '#server/features/progress-consents/public.ts'
import { personalData as push } from '#server/features/push/public.ts'
import { personalData as quizzes } from '#server/features/quizzes/public.ts'
import { personalData as referrals } from '#server/features/referrals/public.ts'
import { personalData as rescues } from '#server/features/rescues/public.ts'
import { personalData as reviews } from '#server/features/reviews/public.ts'
import { personalData as rewards } from '#server/features/rewards/public.ts'
import { personalData as sessions } from '#server/features/sessions/public.ts'
import { personalData as team } from '#server/features/team/public.ts'
import { personalData as translations } from '#server/features/translations/public.ts'
import { personalData as tryIts } from '#server/features/try-its/public.ts'
import { personalData as limits } from '#server/limits/personal-data.ts'
import type { PersonalData } from '#server/personal-data.ts'

/**
 * Everything that is stored about a member, in the order in which it is exported. It is erased in the opposite order:
 * leads before the deliveries they refer to, and the member's own row last.
 */
export const PERSONAL_DATA: readonly PersonalData[] = [
  // Their logs refuse to delete a row of a member who still exists.
  reviews,
  progressConsents,
  members,
  audit,
  limits,
  referrals,
  missions,
  courseProgress,
  courseVideos,
  lessons,
  quizzes,
  challenges,
  conversations,
  translations,
  tryIts,
  rescues,
  people,
  team,
  firstDays,
  idempotency,
  invitations,
  accounts,
  sessions,
  ledger,
  claimReports,
  push,
  notifications,
  mail,
  rewards,
  leads,
  leagues,
  leaderboard,
]
