import type { AccountTables } from '#server/features/accounts/tables.ts'
import type { CourseMaterialTables } from '#server/features/course-materials/tables.ts'
import type { CourseProgressTables } from '#server/features/course-progress/tables.ts'
import type { CourseTables } from '#server/features/courses/tables.ts'
import type { LeaderboardTables } from '#server/features/leaderboard/tables.ts'
import type { LedgerTables } from '#server/features/ledger/tables.ts'
import type { MissionTables } from '#server/features/missions/tables.ts'
import type { QuizTables } from '#server/features/quizzes/tables.ts'

export type Schema = AccountTables &
  MissionTables &
  LedgerTables &
  LeaderboardTables &
  CourseTables &
  CourseMaterialTables &
  CourseProgressTables &
  QuizTables
