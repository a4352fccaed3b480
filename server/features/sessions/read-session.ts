import type { Dependencies } from '#server/dependencies.ts'
import { findSession, recordVisit } from './queries.ts'
import { isAlive, isVisitDue } from './session-rules.ts'
import { tokenHash } from './tokens.ts'
import { countVisit, streakAfterVisit } from './visits.ts'

/** The caller of a request: their session and their member row, without the password's hash. */
export type Caller = NonNullable<Awaited<ReturnType<typeof findSession>>>

const TOKEN = /^[A-Za-z0-9_-]{43}$/

/**
 * The owner of this session token, if it's still valid. The member is read for every request, so that a change of role
 * applies from the next one.
 */
export async function readSession(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  token: string,
  onVisitNotRecorded: (error: unknown) => void,
): Promise<Caller | undefined> {
  if (!TOKEN.test(token)) return undefined
  const session = await findSession(database.read, tokenHash(token))
  if (session === undefined || session.suspended_at !== null || !isAlive(session, now())) return undefined
  const streak = streakAfterVisit(session, now())
  if (streak === undefined && !isVisitDue(session, now())) return session
  const recorded = database
    .write(async (db) => {
      await recordVisit(db, session.token_hash, now())
      if (streak !== undefined) await countVisit(db, session, now())
    })
    // A full disk must not make reads fail.
    .catch(onVisitNotRecorded)
  if (streak === undefined) return session
  // The first request of a day waits, so that its answer shows the day whichever way it reads the member.
  await recorded
  return { ...session, ...streak }
}
