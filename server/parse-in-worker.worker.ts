import { Refusal } from '#server/refusal.ts'
import { parseHere } from './parse-in-worker.ts'

const kept: unknown[] = []

parseHere((text) => {
  if (text === 'refuse') throw new Refusal('INVALID', { message: 'Not this one.' })
  if (text === 'fail') throw new Error('A mistake of ours.')
  while (text === 'never end');
  while (text === 'take memory') kept.push(new Array(1_000_000).fill(kept.length))
  return text.toUpperCase()
})
