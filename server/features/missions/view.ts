import type { Mission, MissionSummary } from 'contract/missions'
import type { MissionRow, MissionSummaryRow } from './queries.ts'

export function missionSummaryView(row: MissionSummaryRow): MissionSummary {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    tokens: row.tokens,
    points: row.points,
    unlockAfter: row.unlock_after,
  }
}

export function missionView(row: MissionRow): Mission {
  return { ...missionSummaryView(row), content: row.content, updatedAt: new Date(row.updated_at).toISOString() }
}
