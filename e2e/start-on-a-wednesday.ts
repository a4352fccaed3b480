/**
 * Loaded before the program, so that its clock starts at the same time in each run, before any cookie expires.
 * STARTS_LATER, in milliseconds, sets the clock of a second program after that of the first.
 */
const START = Date.UTC(2031, 2, 5, 10) + Number(process.env.STARTS_LATER ?? 0)

const System = Date
const offset = START - System.now()

class Shifted extends System {
  constructor(...given: [] | [string | number | Date]) {
    if (given.length === 0) super(System.now() + offset)
    else super(...(given as [number]))
  }

  static override now(): number {
    return System.now() + offset
  }
}
globalThis.Date = Shifted as DateConstructor
