import { monitorEventLoopDelay } from 'node:perf_hooks'

/** How often it looks, in milliseconds: fifty times a second cost an idle process nothing that can be measured. */
const RESOLUTION = 20

const WINDOW = 60_000

/**
 * How late this process comes to what is asked of it. Node notes how long it was from one look to the next, so what a
 * look waits for itself is taken off.
 */
export class LoopDelay {
  readonly #histogram = monitorEventLoopDelay({ resolution: RESOLUTION })
  readonly #timer: NodeJS.Timeout
  #lastMinute: number | undefined

  constructor(window = WINDOW) {
    this.#histogram.enable()
    this.#timer = setInterval(() => {
      this.#lastMinute = this.#current()
      this.#histogram.reset()
    }, window)
    this.#timer.unref()
  }

  /** In milliseconds: 99 of 100 looks in the last whole minute came no later; until one is over, in what there is of it. */
  p99(): number {
    return this.#lastMinute ?? this.#current()
  }

  /** Begins anew: what came before is not counted. */
  reset(): void {
    this.#lastMinute = undefined
    this.#histogram.reset()
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#histogram.disable()
  }

  #current(): number {
    return Math.max(0, this.#histogram.percentile(99) / 1e6 - RESOLUTION)
  }
}
