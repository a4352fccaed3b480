import { hash } from 'node:crypto'
import type { AccountSession } from 'contract/account'

type SessionRow = { token_hash: string; created_at: number; last_seen_at: number }

/** One signed-in browser. Its id is a hash of what we store, so that it can't be used to sign in. */
export function accountSessionView(session: SessionRow, currentTokenHash?: string): AccountSession {
  return {
    id: hash('sha256', `session ${session.token_hash}`).slice(0, 16),
    startedAt: new Date(session.created_at).toISOString(),
    lastSeenAt: new Date(session.last_seen_at).toISOString(),
    isCurrent: session.token_hash === currentTokenHash,
  }
}
