import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ANIMATION_MS,
  AUTO_DEFAULTS,
  AUTO_LIMITS,
  type AutoInput,
  clampAuto,
  clampManual,
  MANUAL_DEFAULTS,
  MANUAL_LIMITS,
  type ManualInput,
  MONTHLY_RATES,
  type Projection,
  projectAuto,
  projectManual,
  WORLD_POPULATION,
} from './calculator.ts'

const between = ({ min, max, step }: { min: number; max: number; step: number }) =>
  fc.nat({ max: Math.min((max - min) / step, 2 ** 31 - 1) }).map((steps) => min + steps * step)

const count = fc.oneof(fc.nat({ max: 200 }), fc.maxSafeNat())
const auto: fc.Arbitrary<AutoInput> = fc.record({
  direct: count,
  indirect: count,
  maxLevels: between(AUTO_LIMITS.maxLevels),
})
const manual: fc.Arbitrary<ManualInput> = fc.record({
  direct: between(MANUAL_LIMITS.direct),
  average: between(MANUAL_LIMITS.average),
  months: between(MANUAL_LIMITS.months),
  maxLevels: between(MANUAL_LIMITS.maxLevels),
})
const anyProjection = fc.oneof(auto.map(projectAuto), manual.map(projectManual))

/** What forms, links and old storage may hold. */
const garbage = fc.oneof(
  fc.double(),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0, -5, 2.9, 1e300),
  fc.constantFrom(undefined, null, '7', {}, []) as fc.Arbitrary<never>,
)

const people = ({ levels }: Projection) => levels.map((level) => level.people)
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

describe('the constants of the calculator', () => {
  test('are those of the specification', () => {
    expect(MONTHLY_RATES).toEqual({ direct: 5, indirect: 1 })
    expect([ANIMATION_MS, WORLD_POPULATION]).toEqual([300, 8.2e9])
    expect(AUTO_LIMITS.maxLevels).toEqual({ min: 2, max: 20, step: 1 })
    expect([AUTO_LIMITS.direct.min, AUTO_LIMITS.indirect.min]).toEqual([0, 0])
    expect(Object.values(MANUAL_LIMITS).map(({ min, max, step }) => [min, max, step])).toEqual([
      [1, 20, 1],
      [2, 8, 1],
      [3, 24, 3],
      [5, 20, 1],
    ])
    expect(MANUAL_DEFAULTS).toEqual({ direct: 1, average: 2, months: 3, maxLevels: 5 })
  })

  test('have defaults within the limits', () => {
    expect(clampAuto(AUTO_DEFAULTS)).toEqual(AUTO_DEFAULTS)
    expect(clampManual(MANUAL_DEFAULTS)).toEqual(MANUAL_DEFAULTS)
  })
})

describe('auto calculate', () => {
  test('puts the direct people on level 1 and spreads the others, the remainder to the nearest levels', () => {
    expect(projectAuto({ direct: 3, indirect: 11, maxLevels: 5 })).toEqual({
      levels: [
        { level: 1, people: 3, rate: 5, monthly: 15, cumulative: 15 },
        { level: 2, people: 3, rate: 1, monthly: 3, cumulative: 18 },
        { level: 3, people: 3, rate: 1, monthly: 3, cumulative: 21 },
        { level: 4, people: 3, rate: 1, monthly: 3, cumulative: 24 },
        { level: 5, people: 2, rate: 1, monthly: 2, cumulative: 26 },
      ],
      monthly: 26,
      yearly: 312,
      networkSize: 14,
      averagePerPerson: 1.86,
      isCut: false,
    })
  })

  test('of nobody is nothing', () => {
    const { monthly, yearly, networkSize, averagePerPerson, levels } = projectAuto({
      direct: 0,
      indirect: 0,
      maxLevels: 2,
    })
    expect([monthly, yearly, networkSize, averagePerPerson, levels.length]).toEqual([0, 0, 0, 0, 2])
  })

  test('loses nobody, and no level has more people than one nearer or differs by more than one', () => {
    const fewer = auto.filter(({ direct, indirect }) => direct + indirect <= WORLD_POPULATION)
    fc.assert(
      fc.property(fewer, (input) => {
        const projection = projectAuto(input)
        const [direct, ...deeper] = people(projection)
        expect(projection.levels).toHaveLength(input.maxLevels)
        expect([direct, sum(deeper), projection.isCut]).toEqual([input.direct, input.indirect, false])
        expect(deeper).toEqual(deeper.toSorted((one, other) => other - one))
        expect((deeper[0] ?? 0) - (deeper.at(-1) ?? 0)).toBeLessThanOrEqual(1)
        expect(projection.monthly).toBe(input.direct * 5 + input.indirect)
      }),
    )
  })
})

describe('manual input', () => {
  test('multiplies by the average from level to level', () => {
    const projection = projectManual({ direct: 3, average: 3, months: 6, maxLevels: 5 })
    expect(people(projection)).toEqual([3, 9, 27, 81, 243])
    expect(projection.levels.map(({ cumulative }) => cumulative)).toEqual([15, 24, 51, 132, 375])
    expect([projection.monthly, projection.yearly, projection.networkSize]).toEqual([375, 4_500, 363])
    expect(projection.averagePerPerson).toBe(1.03)
  })

  test('forms a level a month: no more levels than months', () => {
    expect(projectManual(MANUAL_DEFAULTS).levels).toHaveLength(3)
    fc.assert(
      fc.property(manual, (input) => {
        expect(projectManual(input).levels).toHaveLength(Math.min(input.months, input.maxLevels))
      }),
    )
  })

  test('never projects less with one more direct person, a higher average, another quarter or another level', () => {
    fc.assert(
      fc.property(manual, (input) => {
        for (const [field, { step }] of Object.entries(MANUAL_LIMITS)) {
          const more = { ...input, [field]: input[field as keyof ManualInput] + step }
          expect(projectManual(more).networkSize).toBeGreaterThanOrEqual(projectManual(input).networkSize)
        }
      }),
    )
  })
})

describe('any projection', () => {
  test('pays 5 dollars on level 1 and 1 on the others, and sums them up downwards', () => {
    fc.assert(
      fc.property(anyProjection, (projection) => {
        let cumulative = 0
        for (const [index, row] of projection.levels.entries()) {
          cumulative += row.monthly
          expect([row.level, row.rate]).toEqual([index + 1, index === 0 ? 5 : 1])
          expect([row.monthly, row.cumulative]).toEqual([row.people * row.rate, cumulative])
        }
        expect([projection.monthly, projection.yearly]).toEqual([cumulative, cumulative * 12])
        expect(projection.networkSize).toBe(sum(people(projection)))
      }),
    )
  })

  test('is never larger than the world: the level that crosses is cut, the deeper ones have nobody', () => {
    fc.assert(
      fc.property(anyProjection, ({ levels, networkSize, isCut }) => {
        expect(networkSize).toBeLessThanOrEqual(WORLD_POPULATION)
        if (!isCut) return
        expect(networkSize).toBe(WORLD_POPULATION)
        const last = levels.findLastIndex((level) => level.people > 0)
        expect(levels.slice(last + 1).every((level) => level.monthly === 0)).toBe(true)
      }),
    )
  })

  test('has outputs of at most 2 decimals, and an average from 1 to 5 dollars a person', () => {
    fc.assert(
      fc.property(anyProjection, ({ monthly, yearly, averagePerPerson, networkSize }) => {
        for (const dollars of [monthly, yearly, averagePerPerson]) expect(Number(dollars.toFixed(2))).toBe(dollars)
        if (networkSize > 0) expect(averagePerPerson).toBeGreaterThanOrEqual(1)
        expect(averagePerPerson).toBeLessThanOrEqual(5)
      }),
    )
  })
})

describe('the world', () => {
  test.each([
    [{ direct: WORLD_POPULATION, indirect: 0, maxLevels: 2 }, [8.2e9, 0], false],
    [{ direct: WORLD_POPULATION - 1, indirect: 5, maxLevels: 3 }, [8.2e9 - 1, 1, 0], true],
    [{ direct: WORLD_POPULATION, indirect: 1, maxLevels: 2 }, [8.2e9, 0], true],
  ])('cuts %j', (input, expected, isCut) => {
    const projection = projectAuto(input)
    expect(people(projection)).toEqual(expected)
    expect(projection.isCut).toBe(isCut)
  })

  test('is full at the twelfth level of eight for each of twenty', () => {
    const { levels, isCut } = projectManual({ direct: 20, average: 8, months: 24, maxLevels: 20 })
    expect([levels.length, isCut]).toEqual([20, true])
    expect(levels.findIndex((level) => level.people === 0)).toBe(11)
  })
})

describe('input', () => {
  test.each([
    [
      { direct: 2.9, indirect: -1, maxLevels: 21 },
      { direct: 2, indirect: 0, maxLevels: 20 },
    ],
    [
      { direct: Number.NaN, indirect: 1e300, maxLevels: 1 },
      { direct: 0, indirect: 2 ** 53 - 1, maxLevels: 2 },
    ],
  ])('of the automatic mode %j is taken as %j', (input, taken) => {
    expect(clampAuto(input)).toEqual(taken)
  })

  test.each([
    [
      { direct: 0, average: 9, months: 5, maxLevels: 4 },
      { direct: 1, average: 8, months: 3, maxLevels: 5 },
    ],
    [
      { direct: 21, average: 2.5, months: 26, maxLevels: Number.NaN },
      { direct: 20, average: 2, months: 24, maxLevels: 5 },
    ],
  ])('of the manual mode %j is taken as %j', (input, taken) => {
    expect(clampManual(input)).toEqual(taken)
  })

  test('within the limits is taken as it is', () => {
    fc.assert(
      fc.property(auto, manual, (autoInput, manualInput) => {
        expect(clampAuto(autoInput)).toEqual(autoInput)
        expect(clampManual(manualInput)).toEqual(manualInput)
      }),
    )
  })

  test('of any kind is taken as one within the limits and on a step, and projected like it', () => {
    const anyAuto = fc.record({ direct: garbage, indirect: garbage, maxLevels: garbage })
    const anyManual = fc.record({ direct: garbage, average: garbage, months: garbage, maxLevels: garbage })
    const isWithin = (taken: Record<string, number>, limits: typeof AUTO_LIMITS | typeof MANUAL_LIMITS) =>
      Object.entries(limits).every(([field, { min, max, step }]) => {
        const value = taken[field] ?? Number.NaN
        return value >= min && value <= max && (value - min) % step === 0
      })
    fc.assert(
      fc.property(anyAuto, anyManual, (autoInput, manualInput) => {
        expect(isWithin(clampAuto(autoInput), AUTO_LIMITS)).toBe(true)
        expect(isWithin(clampManual(manualInput), MANUAL_LIMITS)).toBe(true)
        expect(projectAuto(autoInput)).toEqual(projectAuto(clampAuto(autoInput)))
        expect(projectManual(manualInput)).toEqual(projectManual(clampManual(manualInput)))
      }),
    )
  })
})
