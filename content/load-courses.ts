import { access, readdir, readFile } from 'node:fs/promises'
import type { CourseFileQuiz } from 'contract/course-file'
import type { CourseCategory, MaterialType } from 'game/courses'
import { isSafeLink } from 'game/links'
import { QUIZ_POINTS } from 'game/quizzes'
import { courseCheck, firstFault, quizListCheck, type StarterCourseFields } from './course-file-faults.ts'
import { parseYaml } from './parse-yaml.ts'

/** `correctAnswer` is an index, 0 is A. */
export type StarterQuiz = {
  readonly question: string
  readonly choices: readonly string[]
  readonly correctAnswer: number
  readonly explanation: string
  readonly points: number
}

/** A link elsewhere has a `fileUrl`; a document that comes with the product has a `file`, to be stored as an upload. */
export type StarterMaterial = {
  readonly title: string
  readonly type: MaterialType
  readonly description: string | null
  readonly fileUrl: string | null
  readonly file: URL | null
}

/** A course as a trainer wrote it. `duration` is in minutes. */
export type StarterCourse = {
  readonly title: string
  readonly description: string
  readonly category: CourseCategory
  readonly duration: number | null
  readonly videoUrl: string | null
  readonly isPublic: boolean
  readonly materials: readonly StarterMaterial[]
  readonly quizzes: readonly StarterQuiz[]
}

const COURSES_FOLDER = new URL('./courses/', import.meta.url)
const GENERAL_QUIZZES = new URL('./general-quizzes.yaml', import.meta.url)

/**
 * The starter courses, by the names of their files. Their documents are in the folder next to them.
 * @throws an Error naming the file and the field when a file is not as the schema wants it, a link is not safe, or a
 *   document is not there
 */
export async function loadCourses(folder: URL = COURSES_FOLDER): Promise<StarterCourse[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort()
  return Promise.all(files.map((file) => readCourse(file, folder)))
}

/**
 * The starter quizzes that belong to no course.
 * @throws an Error naming the quiz and the field when one is not as the schema wants it
 */
export async function loadGeneralQuizzes(file: URL = GENERAL_QUIZZES): Promise<StarterQuiz[]> {
  const name = file.pathname.split('/').at(-1) ?? ''
  const list = { quizzes: parseYaml(name, await readFile(file, 'utf8')) }
  if (!quizListCheck.Check(list)) throw new Error(`${name}: ${firstFault(quizListCheck, list)}`)
  return list.quizzes.map(toQuiz)
}

async function readCourse(file: string, folder: URL): Promise<StarterCourse> {
  const fields = parseYaml(file, await readFile(new URL(file, folder), 'utf8'))
  if (!courseCheck.Check(fields)) throw new Error(`${file}: ${firstFault(courseCheck, fields)}`)
  const { title, description, category, duration = null, videoUrl = null, isPublic = true } = fields
  if (videoUrl !== null && !isSafeLink(videoUrl)) throw new Error(`${file}: videoUrl: is not a link to a page`)
  const materials = await Promise.all(
    fields.materials.map((material, index) => readMaterial(`${file}: materials ${index + 1}`, material, folder)),
  )
  return {
    title,
    description,
    category,
    duration,
    videoUrl,
    isPublic,
    materials,
    quizzes: fields.quizzes.map(toQuiz),
  }
}

async function readMaterial(
  place: string,
  { title, type, description = null, fileUrl = null, file }: StarterCourseFields['materials'][number],
  folder: URL,
): Promise<StarterMaterial> {
  if ((fileUrl === null) === (file === undefined)) throw new Error(`${place}: must have either a fileUrl or a file`)
  if (fileUrl !== null && !isSafeLink(fileUrl)) throw new Error(`${place}: fileUrl: is not a link to a page`)
  if (file === undefined) return { title, type, description, fileUrl, file: null }
  const document = new URL(`../${file}`, folder)
  await access(document).catch((cause) => {
    throw new Error(`${place}: file: there is no ${file}`, { cause })
  })
  return { title, type, description, fileUrl, file: document }
}

function toQuiz({ question, choices, correctAnswer, explanation, points }: CourseFileQuiz): StarterQuiz {
  return { question, choices, correctAnswer, explanation: explanation ?? '', points: points ?? QUIZ_POINTS.default }
}
