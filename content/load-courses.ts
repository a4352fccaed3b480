import { access, readdir, readFile } from 'node:fs/promises'
import type { CourseCategory, MaterialType } from 'game/courses'
import { isSafeLink } from 'game/links'
import { requireCourseFields, type StarterCourseFields } from './course-file-faults.ts'
import { loadLessons, type StarterLesson } from './load-lessons.ts'
import { type StarterQuiz, toQuiz } from './load-quizzes.ts'
import { parseYaml } from './parse-yaml.ts'
import { requireIdeas } from './quiz-faults.ts'

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
  /** The video's title, who speaks and how long it is. */
  readonly videoAbout: string | null
  readonly isPublic: boolean
  readonly materials: readonly StarterMaterial[]
  readonly quizzes: readonly StarterQuiz[]
  readonly lessons: readonly StarterLesson[]
}

const COURSES_FOLDER = new URL('./courses/', import.meta.url)

/**
 * The starter courses by the numbers that their names begin with. One without lessons is a file; one with lessons is a
 * folder with `course.yaml` and a file for each lesson. Their documents are in the folder next to them.
 * @throws an Error naming the file and the field when a file is not as the schema wants it, a link is not safe, or a
 *   document is not there
 */
export async function loadCourses(folder: URL = COURSES_FOLDER): Promise<StarterCourse[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const courses = entries.filter((entry) => entry.isDirectory() || entry.name.endsWith('.yaml'))
  const inOrder = courses.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
  return Promise.all(
    inOrder.map((entry) => (entry.isDirectory() ? readFolder(entry.name, folder) : readCourse(entry.name, folder))),
  )
}

async function readFolder(name: string, folder: URL): Promise<StarterCourse> {
  const file = `${name}/course.yaml`
  const course = await readCourse(file, folder)
  requireIdeas(file, course.quizzes, { count: 0, ideas: 0, wordings: 1 })
  const lessons = await loadLessons(name, new URL(`${name}/`, folder))
  if (lessons.length === 0) throw new Error(`${name}: must have a file for each lesson, such as 1-hello.yaml`)
  return { ...course, lessons }
}

async function readCourse(file: string, folder: URL): Promise<StarterCourse> {
  const text = await readFile(new URL(file, folder), 'utf8').catch((cause) => {
    throw new Error(`${file}: is not there`, { cause })
  })
  const fields = requireCourseFields(file, parseYaml(file, text))
  const { title, description, category, duration = null, videoUrl = null, videoAbout = null, isPublic = true } = fields
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
    videoAbout,
    isPublic,
    materials,
    quizzes: fields.quizzes.map(toQuiz),
    lessons: [],
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
