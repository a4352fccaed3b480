import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { stringify } from 'yaml'
import { loadCourses } from './load-courses.ts'

type Fields = Record<string, unknown>

/** The fields given in place of the right ones. A field set to undefined is left out. */
function aQuiz(overrides: Fields = {}): Fields {
  return { question: 'Which?', choices: ['One', 'Two', 'Three', 'Four'], correctAnswer: 1, ...overrides }
}

function aMaterial(overrides: Fields = {}): Fields {
  return { title: 'A page', type: 'link', fileUrl: 'https://example.com/page', ...overrides }
}

function aCourse(overrides: Fields = {}): Fields {
  return { title: 'A course', description: 'One line.', category: 'bonus', materials: [], quizzes: [], ...overrides }
}

/** A folder of courses beside a folder `materials` with one document. @param files texts, or fields to write as YAML */
async function aFolder(files: Record<string, unknown>): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'courses-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'courses'))
  await mkdir(join(folder, 'materials'))
  await writeFile(join(folder, 'materials', 'page.pdf'), '%PDF-1.7')
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(folder, 'courses', name), typeof content === 'string' ? content : stringify(content))
  }
  return pathToFileURL(join(folder, 'courses/'))
}

test('courses come by the names of their files, and other files are left alone', async () => {
  const folder = await aFolder({
    '2.yaml': aCourse({ title: 'Second' }),
    '1.yaml': aCourse({ title: 'First' }),
    'a.txt': '',
  })
  expect((await loadCourses(folder)).map((course) => course.title)).toEqual(['First', 'Second'])
})

test('what a file leaves out has the value that the forms give it', async () => {
  const folder = await aFolder({ '1.yaml': aCourse({ materials: [aMaterial()], quizzes: [aQuiz()] }) })
  const [course] = await loadCourses(folder)
  expect(course).toMatchObject({ duration: null, videoUrl: null, isPublic: true })
  expect(course?.materials[0]).toMatchObject({ description: null, file: null })
  expect(course?.quizzes[0]).toMatchObject({ explanation: '', points: 10, idea: null, push: null })
  expect(course?.lessons).toEqual([])
})

test('a document is found beside the folder of the courses', async () => {
  const material = aMaterial({ type: 'pdf', fileUrl: undefined, file: 'materials/page.pdf' })
  const folder = await aFolder({ '1.yaml': aCourse({ materials: [material] }) })
  const [course] = await loadCourses(folder)
  expect(course?.materials[0]).toMatchObject({ fileUrl: null, file: new URL('../materials/page.pdf', folder) })
})

test.each<[string, Fields]>([
  ['title: must be one line of 1 to 120 characters', { title: undefined }],
  ['title: must be one line of 1 to 120 characters', { title: 'x'.repeat(121) }],
  ['description: must be text of 1 to 2000 characters', { description: '' }],
  ['category: must be training, bonus or daily-challenge', { category: 'fun' }],
  ['duration: must be minutes, a whole number from 1 to 600, or null', { duration: 'long' }],
  ['videoUrl: must be a link that begins with https://, or null', { videoUrl: 'ftp://example.com' }],
  ['videoUrl: is not a link to a page', { videoUrl: 'https://user:password@example.com' }],
  ['isPublic: must be true or false', { isPublic: 'yes' }],
  ['materials: must be a list; [] is an empty one', { materials: undefined }],
  ['quizzes: must be a list; [] is an empty one', { quizzes: 'none' }],
  ['quizzes 1: must be fields, one a line', { quizzes: ['Which?'] }],
  [
    'quizzes 2: correctAnswer: must be the number of the right choice',
    { quizzes: [aQuiz(), aQuiz({ correctAnswer: 4 })] },
  ],
  ['quizzes 1: question: must be text of 1 to 500 characters', { quizzes: [aQuiz({ question: undefined })] }],
  ['quizzes 1: choices: must be four texts', { quizzes: [aQuiz({ choices: ['One', 'Two', 'Three'] })] }],
  ['quizzes 1: choices: must be four texts', { quizzes: [aQuiz({ choices: ['One', ' ', 'Three', 'Four'] })] }],
  ['quizzes 1: points: must be a whole number from 1 to 100', { quizzes: [aQuiz({ points: 0 })] }],
  ['quizzes 1: colour: is not a field here', { quizzes: [aQuiz({ colour: 'red' })] }],
  ['materials 1: type: must be pdf, image, document or link', { materials: [aMaterial({ type: 'video' })] }],
  ['materials 1: fileUrl: must be a link', { materials: [aMaterial({ fileUrl: 'javascript:alert(1)' })] }],
  ['materials 1: file: must be a PDF in the folder materials', { materials: [aMaterial({ file: '../secret.pdf' })] }],
  ['materials 1: must have either a fileUrl or a file', { materials: [aMaterial({ file: 'materials/page.pdf' })] }],
  ['materials 1: must have either a fileUrl or a file', { materials: [aMaterial({ fileUrl: undefined })] }],
  [
    'materials 1: file: there is no materials/lost.pdf',
    { materials: [aMaterial({ fileUrl: undefined, file: 'materials/lost.pdf' })] },
  ],
  ['colour: is not a field here', { colour: 'red' }],
])('says "%s"', async (sentence, overrides) => {
  const folder = await aFolder({ '1.yaml': aCourse(overrides) })
  await expect(loadCourses(folder)).rejects.toThrow(`1.yaml: ${sentence}`)
})

test.each([
  ['is empty', '', '1.yaml: must be fields, one a line'],
  ['is no YAML', 'title: One: two\n', '1.yaml: Nested mappings'],
])('a file that %s is refused by name', async (_, text, sentence) => {
  await expect(loadCourses(await aFolder({ '1.yaml': text }))).rejects.toThrow(sentence)
})
