import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { stringify } from 'yaml'
import { EARNING, HYPE, MONEY } from './claims.ts'
import { loadGuide, SCENE_COLOURS } from './load-guide.ts'

const STYLES = new URL('../web/styles/colors.css', import.meta.url)

const scenes = await loadGuide()

type Fields = Record<string, unknown>

/** The fields given in place of the right ones. A field set to undefined is left out. */
function aScene(overrides: Fields = {}): Fields {
  return {
    title: 'A scene',
    content: 'Words.',
    description: 'One line.',
    narration: 'Spoken words.',
    icon: 'Route',
    colour: 'station-1',
    ...overrides,
  }
}

/** Five scenes, the third with the overrides. */
function aGuide(overrides: Fields = {}): Fields[] {
  return [1, 2, 3, 4, 5].map((number) => aScene({ title: `Scene ${number}`, ...(number === 3 ? overrides : {}) }))
}

async function readGuide(content: unknown) {
  const folder = await mkdtemp(join(tmpdir(), 'guide-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'guide.yaml'), stringify(content))
  return await loadGuide(pathToFileURL(join(folder, 'guide.yaml')))
}

function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0
}

describe.each(scenes)('scene $title', ({ title, content, description, narration }) => {
  test('has two or three sentences on the page and one line below the title', () => {
    const sentences = content.match(/[.?!](\s|$)/g)?.length
    expect(sentences).toBeGreaterThanOrEqual(2)
    expect(sentences).toBeLessThanOrEqual(3)
    expect(description.match(/[.?!](\s|$)/g)).toHaveLength(1)
  })

  test('is spoken in 35 to 60 words, without signs that a voice would stumble over', () => {
    expect(wordCount(narration)).toBeGreaterThanOrEqual(35)
    expect(wordCount(narration)).toBeLessThanOrEqual(60)
    expect(narration).toMatch(/^[\p{L} ,.?’\n-]+$/u)
  })

  test('makes no promise, no hype and no claim of earning', () => {
    const text = [title, content, description, narration].join('\n')
    for (const claim of [HYPE, MONEY, EARNING]) expect(text).not.toMatch(claim)
  })
})

test('each scene has an icon and a colour of its own', () => {
  expect(new Set(scenes.map(({ icon }) => icon)).size).toBe(scenes.length)
  expect(new Set(scenes.map(({ colour }) => colour)).size).toBe(scenes.length)
})

test('every colour is one of the stylesheet, with its tint', async () => {
  const styles = await readFile(STYLES, 'utf8')
  for (const colour of SCENE_COLOURS) {
    expect(styles).toContain(`--color-${colour}:`)
    expect(styles).toContain(`--color-${colour}-tint:`)
  }
})

test('the scenes come in the order of the file', async () => {
  expect(await readGuide(aGuide())).toEqual(aGuide())
})

test.each<[string, Fields]>([
  ['guide.yaml: entry 3: title: must be text of 1 to 40 characters', { title: undefined }],
  ['guide.yaml: Scene 1: title: is that of another entry too', { title: 'Scene 1' }],
  ['guide.yaml: Scene 3: content: must be text of 1 to 240 characters', { content: '' }],
  ['guide.yaml: Scene 3: description: must be text of 1 to 90 characters', { description: 'x'.repeat(91) }],
  ['guide.yaml: Scene 3: narration: must be text of 1 to 320 characters', { narration: 'x'.repeat(321) }],
  ['guide.yaml: Scene 3: icon: must be one of TrainFront, BookOpen', { icon: 'Rocket' }],
  ['guide.yaml: Scene 3: colour: must be one of station-1, station-2', { colour: 'red' }],
  ['guide.yaml: Scene 3: sound: is not a field here', { sound: 'bell' }],
])('says "%s"', async (sentence, overrides) => {
  await expect(readGuide(aGuide(overrides))).rejects.toThrow(sentence)
})

test('four scenes are refused', async () => {
  await expect(readGuide(aGuide().slice(1))).rejects.toThrow('guide.yaml: there must be 5 scenes, and it holds 4')
})
