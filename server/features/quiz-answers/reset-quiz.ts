import type { Dependencies } from '#server/dependencies.ts'
import { requireActiveMember } from '#server/features/members/public.ts'
import { clearAnswer, requireQuiz } from '#server/features/quizzes/public.ts'
import type { Caller } from '#server/features/sessions/public.ts'

/** Deletes a member's answer, so that they can answer again. What it paid stays, and isn't paid again. */
export function resetQuiz({ database }: Pick<Dependencies, 'database'>, caller: Caller, quizId: number): Promise<void> {
  return database.write(async (db) => {
    await requireActiveMember(db, caller.id)
    await requireQuiz(db, quizId, caller)
    await clearAnswer(db, caller.id, quizId)
  })
}
