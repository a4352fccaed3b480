import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Mission } from 'contract/missions'
import { Compile } from 'typebox/compile'
import { expect, onTestFinished, test } from 'vitest'
import { loadMissions } from './load-missions.ts'

type Fields = Record<string, string | undefined>

/** A station's file, correct but for the overrides. A field set to undefined is left out. */
function aStationFile(id: number, overrides: Fields = {}): string {
  const fields: Fields = {
    id: String(id),
    title: `Station ${id}`,
    description: 'One line.',
    tokens: '5',
    points: '10',
    unlockAfter: id === 1 ? 'null' : String(id - 1),
    ...overrides,
  }
  const lines = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]))
  return ['---', ...lines, '---', '', `## Lesson ${id}`, '', 'Words.', ''].join('\n')
}

/** A folder of five stations, with the files given put in their place or beside them. */
async function aFolder(files: Record<string, string> = {}): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'missions-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const all = Object.fromEntries([1, 2, 3, 4, 5].map((id) => [`${id}.md`, aStationFile(id)]))
  for (const [name, text] of Object.entries({ ...all, ...files })) await writeFile(join(folder, name), text)
  return pathToFileURL(`${folder}/`)
}

test('the stations in the repository are what the contract calls missions', async () => {
  const check = Compile(Mission)
  const updatedAt = new Date(0).toISOString()
  for (const mission of await loadMissions()) expect(check.Errors({ ...mission, updatedAt })).toEqual([])
})

test('the stations in the repository have the titles, rewards and order that were decided', async () => {
  const missions = await loadMissions()
  expect(
    missions.map(({ id, title, tokens, points, unlockAfter }) => [id, title, tokens, points, unlockAfter]),
  ).toEqual([
    [1, 'Attraction Village', 5, 10, null],
    [2, 'Friendship Frontier', 5, 15, 1],
    [3, 'Lead Generation Station', 10, 20, 2],
    [4, 'Leadership Lagoon', 10, 25, 3],
    [5, 'Duplication Depot', 15, 40, 4],
  ])
})

test('stations come by id, whatever their files are called', async () => {
  const folder = await aFolder({ '1.md': aStationFile(5), '5.md': aStationFile(1) })
  expect((await loadMissions(folder)).map((mission) => mission.id)).toEqual([1, 2, 3, 4, 5])
})

test('the lesson is the text below the front matter, and the page prints the title', async () => {
  const [first] = await loadMissions(await aFolder())
  expect(first?.content).toBe('## Lesson 1\n\nWords.')
})

test('a file saved on Windows reads the same', async () => {
  const saved = `\uFEFF${aStationFile(1).replaceAll('\n', '\r\n')}`
  expect(await loadMissions(await aFolder({ '1.md': saved }))).toEqual(await loadMissions(await aFolder()))
})

test('files that are not Markdown are left alone', async () => {
  expect(await loadMissions(await aFolder({ 'notes.txt': 'not a station' }))).toHaveLength(5)
})

test.each<[string, Fields]>([
  ["2.md: id: must be the station's number, from 1 to 5", { id: '6' }],
  ["2.md: id: must be the station's number, from 1 to 5", { id: '"2"' }],
  ["2.md: id: must be the station's number, from 1 to 5", { id: undefined }],
  ['2.md: id: 1 is the id of another station', { id: '1' }],
  ['2.md: title: must be text of 1 to 60 characters', { title: '""' }],
  ['2.md: title: must be text of 1 to 60 characters', { title: undefined }],
  ['2.md: description: must be text of 1 to 90 characters', { description: 'x'.repeat(91) }],
  ['2.md: tokens: must be a whole number, at least 0', { tokens: '-1' }],
  ['2.md: points: must be a whole number, at least 0', { points: '1.5' }],
  ['2.md: unlockAfter: must be the id of the station before it, or null', { unlockAfter: 'none' }],
  ['2.md: unlockAfter: must be the id of the station before it, or null', { unlockAfter: undefined }],
  ['2.md: unlockAfter: there is no station 9', { unlockAfter: '9' }],
  ['2.md: unlockAfter: the station could never be opened', { unlockAfter: '2' }],
  ['2.md: colour: is not a field of a station', { colour: 'red' }],
])('says "%s"', async (sentence, overrides) => {
  await expect(loadMissions(await aFolder({ '2.md': aStationFile(2, overrides) }))).rejects.toThrow(sentence)
})

test('stations that wait for each other are refused', async () => {
  const folder = await aFolder({ '1.md': aStationFile(1, { unlockAfter: '5' }) })
  await expect(loadMissions(folder)).rejects.toThrow('1.md: unlockAfter: the station could never be opened')
})

test.each([
  ['no front matter', '## Lesson\n', '2.md: front matter: must stand between two lines of --- at the top'],
  ['front matter that is one word', '---\nhello\n---\n\nWords.\n', '2.md: front matter: must be fields, one a line'],
  ['front matter that is no YAML', '---\ntitle: One: two\n---\n\nWords.\n', '2.md: front matter: Nested mappings'],
  ['no lesson', aStationFile(2).split('##')[0] ?? '', '2.md: content: must not be empty'],
])('a file with %s is refused by name', async (_, text, sentence) => {
  await expect(loadMissions(await aFolder({ '2.md': text }))).rejects.toThrow(sentence)
})

test('four stations are refused', async () => {
  const folder = await aFolder({ '5.md': '' })
  await rm(new URL('5.md', folder))
  await expect(loadMissions(folder)).rejects.toThrow('missions: there must be 5 stations, and the folder holds 4')
})
