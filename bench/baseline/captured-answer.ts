import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the product answered to a call, for a baseline to answer the same. */
export type CapturedAnswer = { headers: Record<string, string>; body: string }

/** Node writes these by itself, so setting them would be more work than the product has. */
const WRITTEN_BY_NODE = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'])

export async function capture(url: string, cookie?: string): Promise<CapturedAnswer> {
  // As the load generators ask: without a word about encodings.
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity', ...(cookie ? { cookie } : {}) } })
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`)
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !WRITTEN_BY_NODE.has(name)))
  return { headers, body: await response.text() }
}

/** @returns the file that a baseline can read the answer from */
export function writeAnswer(folder: string, answer: CapturedAnswer): string {
  const file = join(folder, 'answer.json')
  writeFileSync(file, JSON.stringify(answer))
  return file
}

/** @throws unless the baseline says exactly what the product says: otherwise their speeds are not comparable */
export async function requireSameAnswer(product: string, baseline: string, cookie?: string): Promise<void> {
  const [ours, theirs] = [await capture(product, cookie), await capture(baseline, cookie)]
  // Another one each time; the baseline sends the one it was given, the product makes it.
  for (const { headers } of [ours, theirs]) delete headers['x-request-id']
  for (const part of ['headers', 'body'] as const) {
    const [expected, actual] = [JSON.stringify(ours[part]), JSON.stringify(theirs[part])]
    if (expected !== actual) throw new Error(`${baseline} differs in its ${part}: ${actual} instead of ${expected}`)
  }
}
