import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { type Content, InDoubt, Traveller } from './traveller.ts'

/** Steps of one member, before the writer goes on with another whom they brought. */
const STEPS = 24

/** One after the other, each brought by the one before. */
export type Writer = { travellers: Traveller[]; random: () => number }

export function aWriter(random: () => number): Writer {
  return { travellers: [aTraveller()], random }
}

function aTraveller(): Traveller {
  return new Traveller(`${randomBytes(8).toString('hex')}@example.com`)
}

/** @throws for an answer that no fault explains */
export async function writeUntilInDoubt(writer: Writer, content: Content, url: string): Promise<void> {
  try {
    for (;;) await writeOne(writer, content, url)
  } catch (error) {
    if (!(error instanceof InDoubt)) throw error
  }
}

async function writeOne({ travellers, random }: Writer, content: Content, url: string): Promise<void> {
  const [traveller, sponsor] = [travellers.at(-1), travellers.at(-2)]
  if (traveller === undefined) return
  if (traveller.id === '') await traveller.take({ kind: 'register', sponsor }, url)
  else if (traveller.done.length <= STEPS) await traveller.take(traveller.choose(random, content), url)
  else travellers.push(aTraveller())
}

/**
 * Writes until told to stop; a request with an unknown outcome is sent again after a pause.
 * @throws for an answer that no fault explains
 */
export async function writeOn(writer: Writer, content: Content, url: string, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    try {
      await writer.travellers.at(-1)?.settle(url)
      await writeOne(writer, content, url)
    } catch (error) {
      if (!(error instanceof InDoubt)) throw error
      await setTimeout(20)
    }
  }
}

export function everybody(writers: readonly Writer[]): Traveller[] {
  return writers.flatMap(({ travellers }) => travellers)
}
