import { keptAnswers } from '#web/client/offline/keep-answers.ts'
import { KEPT_AT } from '#web/client/offline/kept.ts'

/** When the server gave the answer that is kept of a call, in milliseconds since 1970; undefined where none is kept. */
export async function keptAt(memberId: string, path: string): Promise<number | undefined> {
  const answer = await (await keptAnswers(memberId))?.match(path)
  return answer && Number(answer.headers.get(KEPT_AT))
}
