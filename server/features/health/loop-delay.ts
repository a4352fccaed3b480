import { monitorEventLoopDelay } from 'node:perf_hooks'

/** The sampling interval in milliseconds: fifty samples a second cost an idle process nothing measurable. */
const RESOLUTION = 20

const WINDOW = 60_000

/**
 * How late this process gets to its work. Node records the time between two samples, so the interval itself is
 * subtracted.
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

  /** In milliseconds: 99 of 100 samples in the last complete minute, or in the first minute so far, came no later. */
  p99(): number {
    return this.#lastMinute ?? this.#current()
  }

  /** Resets the count: earlier samples don't count. */
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
