import { createHash } from 'node:crypto'
import { access, readFile } from 'node:fs/promises'
import { TEXT_PLACES, type Texts, type TranslatedKind, textsOf } from 'game/translations'
import { requireCourseFields } from './course-file-faults.ts'
import { readConversation } from './load-conversations.ts'
import { loadFigures } from './load-figures.ts'
import { loadIncomeDisclosure } from './load-income-disclosure.ts'
import { readLesson } from './load-lessons.ts'
import { readMission } from './load-missions.ts'
import { readQuizzes, type StarterQuiz, toQuiz } from './load-quizzes.ts'
import { parseYaml } from './parse-yaml.ts'
import { CONTENT, readLanguage, TRANSLATIONS, translatableFiles } from './translation-faults.ts'

/** Something of the starter content, and its texts in another language. */
export type StarterTranslation = {
  readonly kind: TranslatedKind
  readonly original: object
  readonly texts: Texts
}

type Entity = readonly [kind: TranslatedKind, value: object]

/** What a file holds, the same for an original and its translation. */
type Reader = (file: { path: string; text: string; url: URL }, sourceWord: string) => Entity[] | Promise<Entity[]>

const quizEntities = (quizzes: readonly StarterQuiz[]): Entity[] => quizzes.map((quiz) => ['quiz', quiz])

const READERS: readonly (readonly [RegExp, Reader])[] = [
  [/^missions\/.*\.md$/, ({ path, text }) => [['mission', readMission(path, text)]]],
  [/\.questions\.yaml$|^general-quizzes\.yaml$/, ({ path, text }) => quizEntities(readQuizzes(path, text))],
  [
    /^courses\/[^/]+(\/course)?\.yaml$/,
    ({ path, text }) => {
      const course = requireCourseFields(path, parseYaml(path, text))
      const materials = course.materials.map((material): Entity => ['material', material])
      return [['course', course], ...materials, ...quizEntities(course.quizzes.map(toQuiz))]
    },
  ],
  [
    /^courses\//,
    ({ path, text }, sourceWord) => {
      const lesson = readLesson(path, text, sourceWord)
      return [['lesson', lesson], ...quizEntities(lesson.quizzes)]
    },
  ],
  [/^conversations\//, ({ path, text }) => [['conversation', readConversation(path, text).script]]],
  [/^income-disclosure\.md$/, async ({ url }) => [['site-text', { text: await loadIncomeDisclosure(url) }]]],
  [/^figures\.yaml$/, async ({ url }) => (await loadFigures(url)).map((figure): Entity => ['figure', figure])],
]

/** The paths of what becomes content of the database; the others are read where they are shown. */
async function storedFiles(): Promise<string[]> {
  return (await translatableFiles()).filter((path) => READERS.some(([pattern]) => pattern.test(path)))
}

/**
 * The translations of the starter content into a language, a list for each file. `content:check` finds what is wrong in
 * files beforehand; one with a fault is left out here, because it must not keep a product from starting.
 */
export async function* loadTranslations(code: string, folder = TRANSLATIONS): AsyncGenerator<StarterTranslation[]> {
  const { source } = await readLanguage(code, folder)
  for (const path of await storedFiles()) {
    const file = new URL(`${code}/${path}`, folder)
    if (!(await isThere(file))) continue
    const originals = await entitiesOf(path, new URL(path, CONTENT), 'Source').catch(() => [])
    const translated = await entitiesOf(path, file, source).catch(() => [])
    if (originals.length !== translated.length) continue
    yield originals.map(([kind, original], index) => {
      return { kind, original, texts: textsOf(translated[index]?.[1], TEXT_PLACES[kind]) }
    })
  }
}

/** Another digest means that an original or a translation has another text than before. */
export async function digestOfTranslations(code: string, folder = TRANSLATIONS): Promise<string> {
  const digest = createHash('sha256').update(await readFile(new URL(`${code}/language.yaml`, folder)))
  for (const path of await storedFiles()) {
    const file = new URL(`${code}/${path}`, folder)
    if (await isThere(file)) digest.update(await readFile(new URL(path, CONTENT))).update(await readFile(file))
  }
  return digest.digest('base64url')
}

/** Where something of the starter content stands in this language: the original where it isn't translated. */
export async function fileIn(path: string, code: string, folder = TRANSLATIONS): Promise<{ url: URL; code: string }> {
  const file = new URL(`${code}/${path}`, folder)
  return (await isThere(file)) ? { url: file, code } : { url: new URL(path, CONTENT), code: 'en' }
}

async function entitiesOf(path: string, url: URL, sourceWord: string): Promise<Entity[]> {
  const [, read] = READERS.find(([pattern]) => pattern.test(path)) ?? []
  const text = (await readFile(url, 'utf8')).replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  return read === undefined ? [] : read({ path, text, url }, sourceWord)
}

async function isThere(file: URL): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
