import { normal } from './random.ts'

/** What one learner remembers of one item. Days are counted from the beginning of the simulation. */
export type Item = {
  /** The chance of recalling it, without a lucky guess. */
  recall: (day: number) => number
  /** It was learned or reviewed; both times the right answer was seen. */
  meet: (day: number, wasKnown: boolean) => void
}

export type MemoryModel = {
  name: string
  /** How much a learner differs from others, then one item of theirs. */
  learner: (random: () => number) => () => Item
}

const SECONDS = 86_400

/** Time between days counts for little against time spent practising. */
const INTERFERENCE = 0.025

const [DECAY, SCALE, NOISE] = [0.177, 0.217, 0.255]

/** Half of what is met once is left after a week. */
const THRESHOLD = -1.7

/** Activation by all meetings, each fading the more slowly the more was forgotten before it (Pavlik and Anderson 2005). */
export const ACT_R: MemoryModel = {
  name: 'ACT-R',
  learner: (random) => {
    const talent = normal(random, 0.35)
    return () => {
      const meetings: { day: number; decay: number }[] = []
      const ease = talent + normal(random, 0.35)
      const activation = (day: number) =>
        Math.log(
          meetings.reduce((sum, { day: met, decay }) => {
            const age = Math.max(1, (day - met) * SECONDS * INTERFERENCE)
            return sum + age ** -decay
          }, 0),
        )
      return {
        recall: (day) => 1 / (1 + Math.exp((THRESHOLD - ease - activation(day)) / NOISE)),
        meet: (day) => {
          const before = meetings.length === 0 ? Number.NEGATIVE_INFINITY : activation(day)
          meetings.push({ day, decay: DECAY + SCALE * Math.exp(before) })
        },
      }
    }
  },
}

const FIRST_HALF_LIFE = 7

/** Forgetting by half-lives: a success multiplies one by 1.5 to 3, a failure halves it. */
export const HALF_LIFE: MemoryModel = {
  name: 'half-life',
  learner: (random) => {
    const talent = normal(random, 0.25)
    return () => {
      let halfLife = FIRST_HALF_LIFE * Math.exp(talent + normal(random, 0.25))
      let last: number | undefined
      return {
        recall: (day) => 2 ** (-(day - (last ?? day)) / halfLife),
        meet: (day, wasKnown) => {
          if (last !== undefined) halfLife *= wasKnown ? 1.5 + 1.5 * random() : 0.5
          halfLife = Math.max(halfLife, 0.5)
          last = day
        },
      }
    }
  },
}
