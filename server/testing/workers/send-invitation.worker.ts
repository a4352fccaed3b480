import { randomBytes } from 'node:crypto'
import { loadConfig } from '#server/config.ts'
import { sendInvitation } from '#server/features/invitations/send-invitation.ts'
import { Refusal } from '#server/refusal.ts'
import { beWorker } from '#server/testing/processes.ts'

/** Sends all invitations at once, without those parts of a program that it does not need. */
await beWorker<{ invitations: { memberId: string; email: string }[] }>((database, { invitations }) => {
  const deps = { config: loadConfig({}), database, now: Date.now, randomBytes } as never
  const codeOf = (error: unknown) => {
    if (error instanceof Refusal) return error.code
    throw error
  }
  return Promise.all(
    invitations.map((each) =>
      sendInvitation(deps, { ...each, key: undefined, language: 'en' }).then(() => 'taken', codeOf),
    ),
  )
})
