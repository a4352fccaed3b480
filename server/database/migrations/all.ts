import type { Kysely } from 'kysely'
import type { Dialect } from '#server/database/dialect.ts'
import { playLoop } from '#server/database/migrations/0001-play-loop.ts'
import { courses } from '#server/database/migrations/0002-courses.ts'
import { economy } from '#server/database/migrations/0003-economy.ts'
import { changes } from '#server/database/migrations/0004-changes.ts'
import { mailsAndLeads } from '#server/database/migrations/0005-mails-and-leads.ts'
import { audit } from '#server/database/migrations/0006-audit.ts'
import { identity } from '#server/database/migrations/0007-identity.ts'
import { operator } from '#server/database/migrations/0008-operator.ts'
import { confirmedLeads } from '#server/database/migrations/0009-confirmed-leads.ts'
import { clock } from '#server/database/migrations/0010-clock.ts'
import { learning } from '#server/database/migrations/0011-learning.ts'
import { conversations } from '#server/database/migrations/0012-conversations.ts'
import { tryIts } from '#server/database/migrations/0013-try-its.ts'
import { videos } from '#server/database/migrations/0014-videos.ts'
import { formerIdeas } from '#server/database/migrations/0015-former-ideas.ts'
import { consent } from '#server/database/migrations/0016-consent.ts'
import { team } from '#server/database/migrations/0017-team.ts'
import { people } from '#server/database/migrations/0018-people.ts'
import { rescues } from '#server/database/migrations/0019-rescues.ts'
import { leagues } from '#server/database/migrations/0020-leagues.ts'
import { notifications } from '#server/database/migrations/0021-notifications.ts'
import { firstDays } from '#server/database/migrations/0022-first-days.ts'
import { restDays } from '#server/database/migrations/0023-rest-days.ts'
import { administrators } from '#server/database/migrations/0024-administrators.ts'
import { publishedVersions } from '#server/database/migrations/0025-published-versions.ts'
import { boards } from '#server/database/migrations/0026-boards.ts'
import { languages } from '#server/database/migrations/0027-languages.ts'
import { translations } from '#server/database/migrations/0028-translations.ts'
import { consentAskedAgain } from '#server/database/migrations/0029-consent-asked-again.ts'
import { push } from '#server/database/migrations/0030-push.ts'
import { marketingFigureChanges } from '#server/database/migrations/0031-marketing-figure-changes.ts'
import { mailedPasswordLinks } from '#server/database/migrations/0032-mailed-password-links.ts'
import { formerMembers } from '#server/database/migrations/0033-former-members.ts'
import { formerVolunteers } from '#server/database/migrations/0034-former-volunteers.ts'
import { turnsOfHeldMails } from '#server/database/migrations/0035-turns-of-held-mails.ts'

/** One step of the schema, the same for both engines. Once released it is never changed: a new one follows it. */
export type Migration = (db: Kysely<unknown>, dialect: Dialect) => Promise<void>

/** Every migration by its name. They run in the order of their names. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-play-loop': playLoop,
  '0002-courses': courses,
  '0003-economy': economy,
  '0004-changes': changes,
  '0005-mails-and-leads': mailsAndLeads,
  '0006-audit': audit,
  '0007-identity': identity,
  '0008-operator': operator,
  '0009-confirmed-leads': confirmedLeads,
  '0010-clock': clock,
  '0011-learning': learning,
  '0012-conversations': conversations,
  '0013-try-its': tryIts,
  '0014-videos': videos,
  '0015-former-ideas': formerIdeas,
  '0016-consent': consent,
  '0017-team': team,
  '0018-people': people,
  '0019-rescues': rescues,
  '0020-leagues': leagues,
  '0021-notifications': notifications,
  '0022-first-days': firstDays,
  '0023-rest-days': restDays,
  '0024-administrators': administrators,
  '0025-published-versions': publishedVersions,
  '0026-boards': boards,
  '0027-languages': languages,
  '0028-translations': translations,
  '0029-consent-asked-again': consentAskedAgain,
  '0030-push': push,
  '0031-marketing-figure-changes': marketingFigureChanges,
  '0032-mailed-password-links': mailedPasswordLinks,
  '0033-former-members': formerMembers,
  '0034-former-volunteers': formerVolunteers,
  '0035-turns-of-held-mails': turnsOfHeldMails,
}
