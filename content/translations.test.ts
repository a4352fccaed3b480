import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { CONTENT, translatableFiles, translatedLanguages, translationFaults } from './translation-faults.ts'

const LESSON = 'courses/5-serve-a-customer/1-ask-before-you-show.yaml'
const CONVERSATION = 'conversations/at-the-bus-stop.yaml'
const MISSION = 'missions/1-attraction-village.md'

const languages = await translatedLanguages()

test.each(languages)('the translations into %s have the shape of their originals', async (code) => {
  expect(await translationFaults(code)).toEqual([])
})

/** A folder of translations into `xx`, copies of the originals of these paths, each changed. */
async function aLanguage(changes: Record<string, (text: string) => string>, language = 'isComplete: false') {
  const folder = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'translations-'))}/`)
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [path, change] of Object.entries(changes)) {
    const file = new URL(`xx/${path}`, folder)
    await cp(new URL(path, CONTENT), file)
    await writeFile(file, change(await readFile(file, 'utf8')))
  }
  await mkdir(new URL('xx/', folder), { recursive: true })
  await writeFile(new URL('xx/language.yaml', folder), `${language}\nreviewedBy: null\nsource: Fuente\n`)
  return folder
}

async function faultsOf(path: string, change: (text: string) => string): Promise<string[]> {
  return translationFaults('xx', CONTENT, await aLanguage({ [path]: change }))
}

test('copies of all originals have no fault, and are a complete language', async () => {
  const all = Object.fromEntries((await translatableFiles()).map((path) => [path, (text: string) => text]))
  expect(await translationFaults('xx', CONTENT, await aLanguage(all, 'isComplete: true'))).toEqual([])
})

test.each<[string, string, (text: string) => string]>([
  [
    `${LESSON}: cards 2: items 1: box: must be 0 as in the original, and is 1`,
    LESSON,
    (text) => text.replace('box: 0', 'box: 1'),
  ],
  [
    `${LESSON}: quizzes 1: correctAnswer: must be 1 as in the original, and is 2`,
    LESSON,
    (text) => text.replace('correctAnswer: 1', 'correctAnswer: 2'),
  ],
  [
    `${LESSON}: cards 2: boxes: must have 2 entries as in the original, and has 3`,
    LESSON,
    (text) => text.replace('      - It wants to know\n', '      - It wants to know\n      - It wants both\n'),
  ],
  [
    `${LESSON}: cards 2: items 2: because: is missing`,
    LESSON,
    (text) => text.replace('        because: There is only one polite answer to it.\n', ''),
  ],
  [`${LESSON}: author: is not in the original`, LESSON, (text) => `${text}author: Somebody\n`],
  [`${LESSON}: cards 2: ask: must not be blank`, LESSON, (text) => text.replace(/ask: Does.*/, 'ask: ""')],
  [
    `${LESSON}: title: must be one line of 1 to 120 characters`,
    LESSON,
    (text) => text.replace(/^title: .*/, `title: ${'x'.repeat(121)}`),
  ],
  [
    `${LESSON}: cards 1: unit: has a character that cannot be seen or turns the text around`,
    LESSON,
    (text) => text.replace('unit: questions', 'unit: "quest\u200bions"'),
  ],
  [
    `${CONVERSATION}: script: nodes: fourteen-minutes: replies: leaf: id: must be "leaf" as in the original, and is "hoja"`,
    CONVERSATION,
    (text) => text.replace('id: leaf', 'id: hoja'),
  ],
  [
    `${MISSION}: tokens: must be 5 as in the original, and is 500`,
    MISSION,
    (text) => text.replace('tokens: 5', '$&00'),
  ],
  [
    'rescue-messages.yaml: entry 1: text: must have the placeholders of the original: {name} {title}, and has {name}',
    'rescue-messages.yaml',
    (text) => text.replace(', {title},', ''),
  ],
])('says "%s"', async (sentence, path, change) => {
  expect(await faultsOf(path, change)).toEqual([sentence])
})

test('a link elsewhere is refused', async () => {
  const faults = await faultsOf(MISSION, (text) => text.replace('https://www.ftc.gov/', 'https://example.com/'))
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(`${MISSION}: content: must have the links of the original`)
})

test('a partner may have another name when the lines stand under says', async () => {
  const change = (text: string) => text.replace('name: Samia', 'name: سامية').replaceAll('samia:', 'says:')
  expect(await faultsOf(CONVERSATION, change)).toEqual([])
})

test('a file without an original is refused', async () => {
  const folder = await aLanguage({ [MISSION]: (text) => text })
  await writeFile(new URL('xx/missions/9-elsewhere.md', folder), '')
  expect(await translationFaults('xx', CONTENT, folder)).toEqual(['missions/9-elsewhere.md: there is no such original'])
})

test('a complete language has every file that is needed', async () => {
  const faults = await translationFaults('xx', CONTENT, await aLanguage({}, 'isComplete: true'))
  expect(faults).toContain(`${LESSON}: is missing, and the language is listed as complete`)
})

test('language.yaml has its fields', async () => {
  expect(await translationFaults('xx', CONTENT, await aLanguage({}, 'isComplete: perhaps'))).toEqual([
    'xx/language.yaml: isComplete: must be true once every file is translated, else false',
  ])
})
