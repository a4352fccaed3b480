import { capture, requireSameAnswer, writeAnswer } from '../baseline/captured-answer.ts'
import type { HttpRequest } from '../load/job.ts'
import { putLoadOn } from '../load/load.ts'
import { baseline, PRODUCT, type Server, startServer } from '../processes.ts'
import { reportRatio } from '../report.ts'
import { compare } from '../rounds.ts'
import type { Settings } from './suite.ts'

const PATH = '/api/missions'
const REQUESTS: HttpRequest[] = [{ method: 'GET', path: PATH }]

/** What the product costs over the framework it stands on. */
export async function missions({ pace, folder }: Settings): Promise<void> {
  const product = await startServer(PRODUCT, { DATA_DIR: folder })
  const answer = await capture(product.origin + PATH)
  const bare = await startServer(baseline('bare-fastify'), { ROUTE: PATH, ANSWER_FILE: writeAnswer(folder, answer) })
  await requireSameAnswer(product.origin + PATH, bare.origin + PATH)

  const read = (server: Server) => (seconds: number) =>
    putLoadOn({ server, requests: REQUESTS, whenAllAreSent: 'repeat', seconds, folder })
  const comparison = await compare(read(product), read(bare), pace)
  reportRatio(`GET ${PATH}`, 'bare Fastify', comparison, { atLeast: 0.6 })
  await Promise.all([product.stop(), bare.stop()])
}
