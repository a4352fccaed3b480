import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  GUIDE_TICK_MS,
  GUIDE_WAIT_AT,
  type Guide,
  pauseGuide,
  playGuide,
  restartGuide,
  SPEECH,
  startGuide,
  tickGuide,
} from './guide.ts'

const aGuide = (overrides: Partial<Guide> = {}): Guide => ({ ...playGuide(startGuide()), ...overrides })
const silent = { isSpeaking: false, sceneCount: 5 }
const speaking = { isSpeaking: true, sceneCount: 5 }

const anyGuide: fc.Arbitrary<Guide> = fc.record({
  scene: fc.integer({ min: 1, max: 5 }),
  progress: fc.integer({ min: 0, max: 99 }),
  isPlaying: fc.boolean(),
  hasFinished: fc.boolean(),
})

function ticks(guide: Guide, count: number, tick = silent): Guide {
  return Array.from({ length: count }).reduce<Guide>((state) => tickGuide(state, tick), guide)
}

test('the constants of the guide are those of the specification', () => {
  expect([GUIDE_TICK_MS, GUIDE_WAIT_AT]).toEqual([150, 85])
  expect(SPEECH).toEqual({ rate: 0.8, pitch: 1, volume: 0.8 })
})

describe('the guide', () => {
  test('stands paused on scene 1 until it is played', () => {
    expect(startGuide()).toEqual({ scene: 1, progress: 0, isPlaying: false, hasFinished: false })
    expect(ticks(startGuide(), 50)).toEqual(startGuide())
  })

  test('goes on by one with each tick, and at 100 to the next scene', () => {
    expect(tickGuide(aGuide(), silent)).toEqual(aGuide({ progress: 1 }))
    expect(ticks(aGuide(), 99)).toEqual(aGuide({ progress: 99 }))
    expect(ticks(aGuide(), 100)).toEqual(aGuide({ scene: 2 }))
  })

  test('stops after the last scene, back on scene 1, and has finished', () => {
    expect(ticks(aGuide(), 499)).toEqual(aGuide({ scene: 5, progress: 99 }))
    expect(ticks(aGuide(), 500)).toEqual({ scene: 1, progress: 0, isPlaying: false, hasFinished: true })
    expect(ticks(aGuide(), 900)).toEqual(ticks(aGuide(), 500))
  })

  test('keeps its place through a pause', () => {
    fc.assert(
      fc.property(anyGuide, fc.nat({ max: 20 }), (guide, pause) => {
        expect(playGuide(ticks(pauseGuide(guide), pause))).toEqual({ ...guide, isPlaying: true })
      }),
    )
  })

  test('restarts on scene 1, playing, and has still finished if it had', () => {
    fc.assert(
      fc.property(anyGuide, (guide) => {
        const { hasFinished } = guide
        expect(restartGuide(guide)).toEqual({ scene: 1, progress: 0, isPlaying: true, hasFinished })
      }),
    )
  })

  test('ends at once where there is no scene left to go to', () => {
    const last = aGuide({ scene: 4, progress: 99 })
    expect(tickGuide(last, { isSpeaking: false, sceneCount: 0 })).toMatchObject({ scene: 1, isPlaying: false })
  })
})

describe('narration', () => {
  test('holds the scene at 85 while it speaks, and no sooner', () => {
    expect(ticks(aGuide(), 85, speaking)).toEqual(aGuide({ progress: 85 }))
    expect(ticks(aGuide(), 300, speaking)).toEqual(aGuide({ progress: 85 }))
    expect(tickGuide(ticks(aGuide(), 300, speaking), silent)).toEqual(aGuide({ progress: 86 }))
  })

  test('switched on beyond 85 is heard to its end, too', () => {
    expect(tickGuide(aGuide({ progress: 93 }), speaking)).toEqual(aGuide({ progress: 93 }))
  })
})

describe('any tick', () => {
  test('leaves a scene from 1 to the last and a whole progress below 100', () => {
    fc.assert(
      fc.property(anyGuide, fc.boolean(), (guide, isSpeaking) => {
        const { scene, progress } = tickGuide(guide, { isSpeaking, sceneCount: 5 })
        expect(scene).toBeGreaterThanOrEqual(1)
        expect(scene).toBeLessThanOrEqual(5)
        expect(Number.isInteger(progress) && progress >= 0 && progress < 100).toBe(true)
      }),
    )
  })

  test('brings a playing guide forward or to its end, and never forgets that it had finished', () => {
    fc.assert(
      fc.property(anyGuide, (guide) => {
        const after = tickGuide(guide, silent)
        const place = ({ scene, progress }: Guide) => scene * 100 + progress
        if (after.isPlaying) expect(place(after)).toBe(place(guide) + 1)
        else if (guide.isPlaying) expect(after.hasFinished).toBe(true)
        else expect(after).toBe(guide)
        if (guide.hasFinished) expect(after.hasFinished).toBe(true)
      }),
    )
  })
})
