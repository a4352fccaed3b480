import type { Generated } from 'kysely'

export type MissionTables = {
  missions: {
    id: number
    title: string
    description: string
    /** Markdown. */
    content: string
    tokens: number
    points: number
    unlock_after: number | null
    updated_at: Generated<number>
  }
  mission_completions: {
    member_id: string
    mission_id: number
    completed_at: number
  }
}
