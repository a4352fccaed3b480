import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { Dependencies } from '#server/dependencies.ts'
import { memberAccountRoutes, visitorAccountRoutes } from '#server/features/accounts/routes.ts'
import {
  courseMaterialRoutes,
  materialAdministrationRoutes,
  materialUploadRoutes,
} from '#server/features/course-materials/routes.ts'
import { courseProgressRoutes } from '#server/features/course-progress/routes.ts'
import { courseFileRoutes } from '#server/features/courses/file-routes.ts'
import { courseAdministrationRoutes, courseRoutes } from '#server/features/courses/routes.ts'
import { healthRoutes } from '#server/features/health/routes.ts'
import { leaderboardRoutes } from '#server/features/leaderboard/routes.ts'
import { missionAdministrationRoutes, missionRoutes, ownMissionRoutes } from '#server/features/missions/routes.ts'
import { ownQuizRoutes, quizAdministrationRoutes, quizRoutes } from '#server/features/quizzes/routes.ts'
import { serveApiDocs } from '#server/plugins/api-docs.ts'
import { useErrorAnswers } from '#server/plugins/errors.ts'
import { noStore } from '#server/plugins/no-store.ts'
import { describeApi } from '#server/plugins/openapi.ts'
import { requireSameOrigin } from '#server/plugins/origin-check.ts'
import { limitPace } from '#server/plugins/rate-limits.ts'
import { useSecurityHeaders } from '#server/plugins/security-headers.ts'
import {
  knowSession,
  requireAdministrator,
  requireSelf,
  requireSession,
  SessionCookies,
  useSessionCookies,
} from '#server/plugins/sessions.ts'
import { serveSite } from '#server/plugins/site.ts'
import { cutOffSlowSenders } from '#server/plugins/slow-senders.ts'
import { useExactTypes } from '#server/plugins/validation.ts'
import type { Scope } from '#server/scope.ts'

/** Quick rather than smallest: it is done anew for each answer. */
const COMPRESSION = {
  threshold: 1024,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  globalDecompression: false,
} satisfies Parameters<typeof compress>[1]

/** The whole program on a bare server, not yet listening: a test injects requests, start.ts listens. */
export async function buildApp(deps: Dependencies, app: Scope): Promise<Scope> {
  const { config } = deps
  const cookies = new SessionCookies(config.publicUrl)
  useErrorAnswers(app)
  useExactTypes(app)
  app.removeContentTypeParser('text/plain')
  useSecurityHeaders(app, config.publicUrl)
  cutOffSlowSenders(app)
  await useSessionCookies(app)
  await app.register(compress, COMPRESSION)
  await describeApi(app)
  if (config.rateLimits) await limitPace(app)

  // Who may call what: a route is guarded by the scope it stands in.
  await app.register(async (visitors) => {
    noStore(visitors)
    requireSameOrigin(visitors, config.publicUrl)
    healthRoutes(visitors, deps)
    visitorAccountRoutes(visitors, deps, cookies)
    missionRoutes(visitors, deps)
    await visitors.register(async (known) => {
      knowSession(known, deps, cookies)
      courseRoutes(known, deps)
    })
  })
  await app.register(async (members) => {
    noStore(members)
    requireSession(members, deps, cookies)
    requireSameOrigin(members, config.publicUrl)
    memberAccountRoutes(members, deps, cookies)
    leaderboardRoutes(members, deps)
    courseMaterialRoutes(members, deps)
    quizRoutes(members, deps)
    await members.register(
      async (self) => {
        requireSelf(self)
        ownMissionRoutes(self, deps)
        courseProgressRoutes(self, deps)
        ownQuizRoutes(self, deps)
      },
      { prefix: '/api/users/:id' },
    )
    await members.register(async (administrators) => {
      requireAdministrator(administrators)
      missionAdministrationRoutes(administrators, deps)
      courseAdministrationRoutes(administrators, deps)
      courseFileRoutes(administrators, deps)
      materialAdministrationRoutes(administrators, deps)
      await administrators.register((uploads) => materialUploadRoutes(uploads, deps))
      quizAdministrationRoutes(administrators, deps)
    })
  })
  serveApiDocs(app)
  await serveSite(app, config.publicUrl)
  return app
}
