import { randomBytes } from 'node:crypto'
import { type AppDependencies, buildApp } from '#server/app.ts'
import { type Config, loadConfig } from '#server/config.ts'
import { requireDataFolder } from '#server/data-folder.ts'
import type { Database } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'
import {
  type AdministratorSetUp,
  argon2Passwords,
  reportSharedMailboxes,
  setUpAdministrators,
} from '#server/features/accounts/public.ts'
import { loadStarterConversations } from '#server/features/conversations/starter-conversations.ts'
import { loadStarterCourses } from '#server/features/courses/starter-courses.ts'
import { startLeagues } from '#server/features/leagues/public.ts'
import { openMailer, startSendingMail } from '#server/features/mail/public.ts'
import { loadStarterMissions } from '#server/features/missions/public.ts'
import { startReminding } from '#server/features/reminders/public.ts'
import { loadStarterTexts } from '#server/features/site-texts/public.ts'
import { startCountingTeams } from '#server/features/team/public.ts'
import { startTranslating } from '#server/features/translations/public.ts'
import { runHousekeeping } from '#server/housekeeping.ts'
import { createServer } from '#server/http-server.ts'
import { createLogger } from '#server/logger.ts'
import { OperatorError, StartError } from '#server/operator-error.ts'
import { PeopleKey } from '#server/people-key/people-key.ts'

/** Config, database, app, listen, stop gracefully. A failed start is one line on stderr and exit code 1. */
export async function start(): Promise<void> {
  try {
    const config = loadConfig(process.env)
    requireDataFolder(config.dataDir)
    await serve(config, await openDatabase(config.database))
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    process.stderr.write(`Whistlestop cannot start: ${error.message}\n`)
    process.exitCode = 1
  }
}

async function serve(config: Config, database: Database): Promise<void> {
  const logger = createLogger(config.logLevel)
  const mailer = openMailer(config, (line) => logger.info(line))
  const peopleKey = new PeopleKey(config, database)
  const deps: AppDependencies = {
    config,
    database,
    passwords: argon2Passwords(),
    now: Date.now,
    randomBytes,
    peopleKey,
  }
  try {
    await migrate(database)
    await loadStarterMissions(deps)
    await loadStarterCourses(deps)
    await loadStarterConversations(deps)
    await loadStarterTexts(deps)
    const notes = [...(await reportSharedMailboxes(database.read)), (await peopleKey.problem()) ?? []].flat()
    const administrators = await setUpAdministrators(deps)
    if (!config.rateLimits)
      logger.warn('RATE_LIMITS is off: requests are not limited. Use it only for tests and benchmarks.')
    if (config.pushTestService !== undefined)
      logger.warn('PUSH_TEST_SERVICE is set: members can have the server send requests to it. Use it only for tests.')
    const app = await buildApp(deps, createServer(config, logger))
    const stopHousekeeping = runHousekeeping(deps, logger)
    await listen(app, config)
    const background = [
      startSendingMail({ ...deps, mailer }, logger),
      startCountingTeams(deps, logger),
      startLeagues(deps, logger),
      startReminding(deps, logger),
      startTranslating(deps, logger),
    ]
    stopOnSignal(async () => {
      stopHousekeeping()
      await Promise.all([app.close(), ...background.map((stop) => stop())])
      await mailer.close()
      await database.close()
    })
    // Last, because a supervisor that reads this may stop the program immediately.
    announce(config, administrators, notes)
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Messages by the system's code for why a socket can't listen. */
const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use',
  EACCES: 'needs more permissions',
  EADDRNOTAVAIL: 'is not on this machine',
  EAFNOSUPPORT: 'is an address type that this machine does not support',
  EINVAL: 'is not on this machine',
  ENOTFOUND: 'is not an address of this machine',
  EAI_AGAIN: 'is not an address of this machine',
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const reason = REASONS[code ?? '']
    if (reason === undefined) throw error
    throw new StartError(`${host}:${port} ${reason}. Set PORT or HOST to another one.`)
  }
}

/** Plain lines for the person who started it; everything after goes to the log. */
function announce(
  { publicUrl }: Config,
  administrators: readonly AdministratorSetUp[],
  notes: readonly string[],
): void {
  const lines = [`Whistlestop is open at ${publicUrl}`, ...administrators.flatMap(administratorLine), ...notes]
  process.stdout.write(`${lines.join('\n')}\n`)
}

function administratorLine(setUp: AdministratorSetUp): string[] {
  switch (setUp.outcome) {
    case 'created':
      return [`Administrator ${setUp.email}: choose a password within 24 hours at ${setUp.link}`]
    case 'created-with-password':
      return [`Administrator ${setUp.email}: log in with ADMIN_PASSWORD.`]
    case 'administrator-without-password':
      return [
        `Administrator ${setUp.email} has no password yet.`,
        `For a new link to choose one: npm run admin:link -- ${setUp.email}`,
      ]
    case 'member-not-promoted':
      return [
        `${setUp.email} is a member, not an administrator.`,
        `To make it one: npm run create-admin -- --promote ${setUp.email}`,
      ]
    case 'administrator-already':
      return []
  }
}

function stopOnSignal(stop: () => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
}
