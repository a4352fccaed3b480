import type { ConversationTheme } from 'game/conversations'
import type { Generated } from 'kysely'

export type ConversationTables = {
  /** Lists show the current version. */
  conversations: {
    id: Generated<number>
    /** Never used again, also not after a deletion, because the ledger refers to it. */
    slug: string
    theme: ConversationTheme
    title: string
    /** The partner's name. */
    partner: string
    objective: string
    minutes: number
    /** Only administrators see one that isn't. */
    is_published: 0 | 1
    current_version: number
    updated_at: number
    deleted_at: number | null
  }
  /** Its script is never changed: a run is replayed against the version it was played on. */
  conversation_versions: {
    conversation_id: number
    version: number
    /** JSON: a `ConversationScript` of the contract. */
    script: string
    created_at: number
    /** When members could first play it; null for a version that was replaced while hidden. */
    published_at: number | null
  }
  /** How a run ended, without the replies that led there. */
  practice_runs: {
    id: Generated<number>
    member_id: string
    conversation_id: number
    version: number
    /** The id of the ending in the script. */
    ending: string
    is_clear: 0 | 1
    /** JSON: the ids of the facts that were told, and of the harms that were not repaired. */
    facts: string
    harms: string
    played_at: number
  }
}
