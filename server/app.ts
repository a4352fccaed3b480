import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { PeopleDependencies } from '#server/dependencies.ts'
import { memberMailboxRoutes, visitorMailboxRoutes } from '#server/features/accounts/mailbox-routes.ts'
import { ownAccountRoutes } from '#server/features/accounts/own-account-routes.ts'
import type { Passwords } from '#server/features/accounts/public.ts'
import { memberAccountRoutes, visitorAccountRoutes } from '#server/features/accounts/routes.ts'
import { memberAdministrationRoutes } from '#server/features/administration/routes.ts'
import { auditRoutes } from '#server/features/audit/routes.ts'
import { challengeRoutes } from '#server/features/challenges/routes.ts'
import { claimReportAdministrationRoutes, claimReportRoutes } from '#server/features/claim-reports/routes.ts'
import { conversationAdministrationRoutes } from '#server/features/conversations/administration-routes.ts'
import { conversationRoutes, ownPracticeRoutes } from '#server/features/conversations/routes.ts'
import {
  courseMaterialRoutes,
  materialAdministrationRoutes,
  materialUploadRoutes,
} from '#server/features/course-materials/routes.ts'
import { courseProgressRoutes, courseStatisticsRoutes } from '#server/features/course-progress/routes.ts'
import {
  courseVideoRoutes,
  videoAdministrationRoutes,
  videoUploadRoutes,
} from '#server/features/course-videos/routes.ts'
import { courseFileRoutes } from '#server/features/courses/file-routes.ts'
import { courseAdministrationRoutes, courseRoutes } from '#server/features/courses/routes.ts'
import { firstDaysRoutes } from '#server/features/first-days/routes.ts'
import { healthAdministrationRoutes, healthRoutes } from '#server/features/health/routes.ts'
import { inviteRoutes, ownInvitationRoutes } from '#server/features/invitations/routes.ts'
import { leaderboardRoutes } from '#server/features/leaderboard/routes.ts'
import {
  leadAdministrationRoutes,
  leadImportRoutes,
  leadRoutes,
  ownContactRoutes,
} from '#server/features/leads/routes.ts'
import { leagueRoutes } from '#server/features/leagues/routes.ts'
import { learningAdministrationRoutes } from '#server/features/learning/routes.ts'
import { ledgerAdministrationRoutes, ownLedgerRoutes } from '#server/features/ledger/routes.ts'
import { lessonCompletionRoutes } from '#server/features/lesson-completions/routes.ts'
import { lessonAdministrationRoutes, lessonListRoutes, lessonRoutes } from '#server/features/lessons/routes.ts'
import { mailAdministrationRoutes, unsubscribeRoutes } from '#server/features/mail/routes.ts'
import { missionAdministrationRoutes, missionRoutes, ownMissionRoutes } from '#server/features/missions/routes.ts'
import { ownNotificationRoutes } from '#server/features/notifications/routes.ts'
import { operatorAdministrationRoutes } from '#server/features/operator/routes.ts'
import { calendarRoutes, ownCalendarRoutes } from '#server/features/people/calendar-routes.ts'
import { ownPeopleRoutes } from '#server/features/people/routes.ts'
import { ownPrivacyRoutes } from '#server/features/privacy/routes.ts'
import { progressConsentRoutes } from '#server/features/progress-consents/routes.ts'
import { ownPushRoutes } from '#server/features/push/routes.ts'
import { quizAnswerRoutes } from '#server/features/quiz-answers/routes.ts'
import { quizAdministrationRoutes, quizRoutes } from '#server/features/quizzes/routes.ts'
import { referralAdministrationRoutes } from '#server/features/referrals/routes.ts'
import { stopRemindersRoutes } from '#server/features/reminders/routes.ts'
import { rescueRoutes } from '#server/features/rescues/routes.ts'
import { restDayRoutes } from '#server/features/rest-days/routes.ts'
import { reviewRoutes } from '#server/features/reviews/routes.ts'
import { ownRewardRoutes } from '#server/features/rewards/routes.ts'
import { SessionCookies } from '#server/features/sessions/cookies.ts'
import {
  knowSession,
  requireAdministrator,
  requireSelf,
  requireSession,
  useSessionCookies,
} from '#server/features/sessions/guards.ts'
import { siteTextAdministrationRoutes, siteTextRoutes } from '#server/features/site-texts/routes.ts'
import { ownTeamRoutes } from '#server/features/team/routes.ts'
import { todayRoutes } from '#server/features/today/routes.ts'
import { translationAdministrationRoutes } from '#server/features/translations/routes.ts'
import type { Scope } from '#server/http/scope.ts'
import { useExactTypes } from '#server/http/validation.ts'
import { describeApi, serveApiDocs } from '#server/plugins/api-docs.ts'
import { useErrorAnswers } from '#server/plugins/errors.ts'
import { requireOurHost } from '#server/plugins/host-check.ts'
import { serveMetrics } from '#server/plugins/metrics.ts'
import { noStore } from '#server/plugins/no-store.ts'
import { requireSameOrigin } from '#server/plugins/origin-check.ts'
import { limitPace } from '#server/plugins/pace.ts'
import { useSecurityHeaders } from '#server/plugins/security-headers.ts'
import { serveSite } from '#server/plugins/site.ts'
import { cutOffSlowSenders } from '#server/plugins/slow-senders.ts'

/** Fast rather than smallest, because each answer is compressed separately. */
const COMPRESSION = {
  threshold: 1024,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  globalDecompression: false,
} satisfies Parameters<typeof compress>[1]

/** What all routes together need. */
export type AppDependencies = PeopleDependencies & { passwords: Passwords }

/** The whole program on a bare server, not yet listening: a test injects requests, start.ts listens. */
export async function buildApp(deps: AppDependencies, app: Scope): Promise<Scope> {
  const { config } = deps
  const cookies = new SessionCookies(config.publicUrl)
  useErrorAnswers(app)
  useExactTypes(app)
  app.removeContentTypeParser('text/plain')
  useSecurityHeaders(app, config.publicUrl)
  requireOurHost(app, config)
  cutOffSlowSenders(app)
  await useSessionCookies(app)
  await app.register(compress, COMPRESSION)
  await describeApi(app)
  if (app.pace) limitPace(app, app.pace, (request) => cookies.sessionToken(request) !== undefined)
  await serveMetrics(app, deps)

  // Who may call what: a route is guarded by the scope it is registered in.
  await app.register(async (visitors) => {
    noStore(visitors)
    requireSameOrigin(visitors, config.publicUrl)
    healthRoutes(visitors, deps)
    visitorAccountRoutes(visitors, deps, cookies)
    visitorMailboxRoutes(visitors, deps)
    missionRoutes(visitors, deps)
    siteTextRoutes(visitors, deps)
    inviteRoutes(visitors, deps)
    leadRoutes(visitors, deps)
    claimReportRoutes(visitors, deps)
    calendarRoutes(visitors, deps)
    stopRemindersRoutes(visitors, deps)
    await visitors.register(async (known) => {
      knowSession(known, deps, cookies)
      courseRoutes(known, deps)
      lessonListRoutes(known, deps)
    })
  })
  // Mail programs send it for their user (RFC 8058): the only write without session and origin.
  await app.register(async (mailPrograms) => {
    noStore(mailPrograms)
    unsubscribeRoutes(mailPrograms, deps)
  })
  await app.register(async (members) => {
    noStore(members)
    requireSession(members, deps, cookies)
    requireSameOrigin(members, config.publicUrl)
    memberAccountRoutes(members, deps, cookies)
    memberMailboxRoutes(members, deps)
    leaderboardRoutes(members, deps)
    courseMaterialRoutes(members, deps)
    courseVideoRoutes(members, deps)
    lessonRoutes(members, deps)
    quizRoutes(members, deps)
    conversationRoutes(members, deps)
    await members.register(async (self) => ownRoutes(self, deps, cookies), { prefix: '/api/users/:id' })
    await members.register(async (administrators) => administratorRoutes(administrators, deps))
  })
  serveApiDocs(app)
  await serveSite(app, deps)
  return app
}

async function ownRoutes(self: Scope, deps: AppDependencies, cookies: SessionCookies): Promise<void> {
  requireSelf(self)
  ownAccountRoutes(self, deps, cookies)
  ownPrivacyRoutes(self, deps, cookies)
  restDayRoutes(self, deps)
  challengeRoutes(self, deps)
  rescueRoutes(self, deps)
  reviewRoutes(self, deps)
  todayRoutes(self, deps)
  ownTeamRoutes(self, deps)
  progressConsentRoutes(self, deps)
  firstDaysRoutes(self, deps)
  leagueRoutes(self, deps)
  ownMissionRoutes(self, deps)
  courseProgressRoutes(self, deps)
  lessonCompletionRoutes(self, deps)
  quizAnswerRoutes(self, deps)
  ownPracticeRoutes(self, deps)
  ownInvitationRoutes(self, deps)
  ownLedgerRoutes(self, deps)
  ownNotificationRoutes(self, deps)
  ownPushRoutes(self, deps)
  ownRewardRoutes(self, deps)
  ownContactRoutes(self, deps)
  ownPeopleRoutes(self, deps)
  ownCalendarRoutes(self, deps)
}

async function administratorRoutes(administrators: Scope, deps: AppDependencies): Promise<void> {
  requireAdministrator(administrators)
  missionAdministrationRoutes(administrators, deps)
  siteTextAdministrationRoutes(administrators, deps)
  operatorAdministrationRoutes(administrators, deps)
  courseAdministrationRoutes(administrators, deps)
  courseStatisticsRoutes(administrators, deps)
  courseFileRoutes(administrators, deps)
  materialAdministrationRoutes(administrators, deps)
  await administrators.register((uploads) => materialUploadRoutes(uploads, deps))
  videoAdministrationRoutes(administrators, deps)
  await administrators.register((uploads) => videoUploadRoutes(uploads, deps))
  lessonAdministrationRoutes(administrators, deps)
  quizAdministrationRoutes(administrators, deps)
  conversationAdministrationRoutes(administrators, deps)
  translationAdministrationRoutes(administrators, deps)
  mailAdministrationRoutes(administrators, deps)
  memberAdministrationRoutes(administrators, deps)
  auditRoutes(administrators, deps)
  learningAdministrationRoutes(administrators, deps)
  referralAdministrationRoutes(administrators, deps)
  ledgerAdministrationRoutes(administrators, deps)
  leadAdministrationRoutes(administrators, deps)
  claimReportAdministrationRoutes(administrators, deps)
  healthAdministrationRoutes(administrators, deps)
  await administrators.register((imports) => leadImportRoutes(imports, deps))
}
