import type { AccountTables } from '#server/features/accounts/tables.ts'
import type { LeaderboardTables } from '#server/features/leaderboard/tables.ts'
import type { LedgerTables } from '#server/features/ledger/tables.ts'
import type { MissionTables } from '#server/features/missions/tables.ts'

export type Schema = AccountTables & MissionTables & LedgerTables & LeaderboardTables
