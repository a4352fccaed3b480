import { setFlagsFromString } from 'node:v8'
import { parentPort, Worker } from 'node:worker_threads'
import type { ErrorCode } from 'contract/errors'
import { LANGUAGES } from 'messages/languages'
import { messagesIn } from 'messages/server'
import { Refusal, type Sentence } from '#server/refusal.ts'

/** What one file may take while it is parsed: the time in milliseconds, the heap in MiB. */
const LIMITS = { time: 2_000, heap: 256, youngHeap: 16 }

/** In milliseconds. For starting a thread and loading what it parses with. */
const LONGEST_START = 20_000

/** In milliseconds. How long a thread is kept for the next file: a preview is usually followed by an import of the same file. */
const KEPT = 10_000

/** How many files wait. One file is parsed at a time, so that a core stays free for requests. */
const WAITING_MAX = 4

/** What a refusal says in every language: functions can't be copied between threads. */
type Refused = { code: ErrorCode; sentences: Readonly<Record<string, string>> }
type FromWorker = { begun: true } | { parsed: unknown } | { refused: Refused }

const idle = new Map<string, { worker: Worker; timer: NodeJS.Timeout }>()
let underWay = 0
let last: Promise<unknown> = Promise.resolve()

/**
 * Parses an uploaded file in a separate thread, so that no crafted file delays other requests or exhausts the process's
 * memory.
 * @param module calls `parseHere`
 * @throws Refusal with which `parseHere` refused the file; INVALID when it took too much time or memory, TOO_MANY_REQUESTS when
 * too many files wait
 */
export function parseInWorker<Parsed>(module: URL, text: string): Promise<Parsed> {
  if (underWay > WAITING_MAX) {
    const message: Sentence = ({ files }) => files.stillReading
    return Promise.reject(new Refusal('TOO_MANY_REQUESTS', { message, retryAfter: 5 }))
  }
  underWay += 1
  const parsed = last.then(() => run(module, text))
  last = parsed.then(end, end)
  return parsed as Promise<Parsed>
}

function end(): void {
  underWay -= 1
}

async function run(module: URL, text: string): Promise<unknown> {
  const worker = takeIdle(module) ?? startWorker(module)
  worker.ref()
  const answer = await answerOf(worker, text).catch(async (error) => {
    await worker.terminate()
    throw error
  })
  keep(module, worker)
  if ('refused' in answer) {
    const { code, sentences } = answer.refused
    throw new Refusal(code, { message: ({ language }) => sentences[language.language] ?? '' })
  }
  return answer.parsed
}

function startWorker(module: URL): Worker {
  // On the command line these two override a thread's own limits. A heap reads them only when it is created.
  setFlagsFromString('--max-old-space-size=0')
  setFlagsFromString('--max-semi-space-size=0')
  const worker = new Worker(module, {
    resourceLimits: { maxOldGenerationSizeMb: LIMITS.heap, maxYoungGenerationSizeMb: LIMITS.youngHeap },
  })
  // An idle thread that dies fails no file: the next one gets a new thread.
  worker.on('error', () => undefined)
  worker.once('exit', () => {
    if (idle.get(module.href)?.worker === worker) takeIdle(module)
  })
  return worker
}

function answerOf(worker: Worker, text: string): Promise<Exclude<FromWorker, { begun: true }>> {
  const { promise, resolve, reject } = Promise.withResolvers<Exclude<FromWorker, { begun: true }>>()
  const giveUp = () => reject(tooMuch())
  let timer = setTimeout(giveUp, LONGEST_START)
  const listeners = {
    message: (message: FromWorker) => {
      if (!('begun' in message)) return resolve(message)
      clearTimeout(timer)
      timer = setTimeout(giveUp, LIMITS.time)
    },
    error: (error: NodeJS.ErrnoException) => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : error),
    exit: () => reject(new Error('The thread ended without an answer.')),
  }
  for (const [event, listener] of Object.entries(listeners)) worker.on(event, listener)
  worker.postMessage(text)
  return promise.finally(() => {
    clearTimeout(timer)
    for (const [event, listener] of Object.entries(listeners)) worker.off(event, listener)
  })
}

function keep(module: URL, worker: Worker): void {
  worker.unref()
  const timer = setTimeout(() => {
    idle.delete(module.href)
    void worker.terminate()
  }, KEPT).unref()
  idle.set(module.href, { worker, timer })
}

function takeIdle(module: URL): Worker | undefined {
  const kept = idle.get(module.href)
  idle.delete(module.href)
  clearTimeout(kept?.timer)
  return kept?.worker
}

function tooMuch(): Refusal {
  return new Refusal('INVALID', { message: ({ files }) => files.tooLongToRead })
}

/** The only thing that a module for `parseInWorker` does. What is parsed must survive being copied between threads. */
export function parseHere(parse: (text: string) => unknown): void {
  const answer = (message: FromWorker) => parentPort?.postMessage(message)
  parentPort?.on('message', (text: string) => {
    answer({ begun: true })
    try {
      answer({ parsed: parse(text) })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { code, sentence } = error
      const sentences = LANGUAGES.map((language) => [language.code, sentence(messagesIn(language.code))])
      answer({ refused: { code, sentences: Object.fromEntries(sentences) } })
    }
  })
}
