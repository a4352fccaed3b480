import { threadId } from 'node:worker_threads'
import { parseHere } from '#server/parse-in-worker.ts'
import { Refusal } from '#server/refusal.ts'

const kept: unknown[] = []

parseHere((text) => {
  if (text === 'refuse') throw new Refusal('INVALID', { message: ({ errors }) => errors.NOT_FOUND })
  if (text === 'which thread') return String(threadId)
  if (text === 'fail') throw new Error('A mistake of ours.')
  while (text === 'never end');
  while (text === 'take memory') kept.push(new Array(1_000_000).fill(kept.length))
  return text.toUpperCase()
})
