import { readdir, readFile } from 'node:fs/promises'
import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { parseYaml } from './parse-yaml.ts'

/** The files as they are written, with what the import leaves out: how pushy a choice is, and when a source was read. */
const Question = Type.Object({
  question: Type.String(),
  idea: Type.Optional(Type.String()),
  choices: Type.Array(Type.String(), { minItems: 4, maxItems: 4 }),
  push: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 3 }), { minItems: 4, maxItems: 4 })),
  correctAnswer: Type.Integer({ minimum: 0, maximum: 3 }),
  explanation: Type.String(),
})
const Item = Type.Union([
  Type.String(),
  Type.Object(
    {
      text: Type.String(),
      box: Type.Optional(Type.Integer()),
      mark: Type.Optional(Type.Boolean()),
      because: Type.Optional(Type.String()),
    },
    { additionalProperties: false },
  ),
])
const Card = Type.Object({
  kind: Type.String(),
  text: Type.Optional(Type.String()),
  ask: Type.Optional(Type.String()),
  reveal: Type.Optional(Type.String()),
  because: Type.Optional(Type.String()),
  model: Type.Optional(Type.String()),
  boxes: Type.Optional(Type.Array(Type.String())),
  items: Type.Optional(Type.Array(Item)),
  parts: Type.Optional(Type.Array(Item)),
  mustHave: Type.Optional(Type.Array(Type.String())),
})
const Lesson = Type.Object({
  title: Type.String(),
  minutes: Type.Integer(),
  objective: Type.String(),
  text: Type.String(),
  cards: Type.Array(Card),
  quizzes: Type.Array(Question),
  sources: Type.Optional(Type.Array(Type.Object({ title: Type.String(), url: Type.String(), checked: Type.String() }))),
})
const Course = Type.Object({
  title: Type.String(),
  description: Type.String(),
  duration: Type.Integer(),
  quizzes: Type.Array(Question),
})

export type WrittenQuestion = Static<typeof Question> & { readonly place: string }
export type WrittenCard = Static<typeof Card>
export type WrittenLesson = Omit<Static<typeof Lesson>, 'quizzes'> & {
  readonly place: string
  readonly quizzes: readonly WrittenQuestion[]
}
export type WrittenCourse = Omit<Static<typeof Course>, 'quizzes'> & {
  readonly place: string
  readonly quizzes: readonly WrittenQuestion[]
  readonly lessons: readonly WrittenLesson[]
}

const questionsCheck = Compile(Type.Array(Question))
const lessonCheck = Compile(Lesson)
const courseCheck = Compile(Course)

const CONTENT = new URL('./', import.meta.url)
const COURSES = new URL('courses/', CONTENT)
const MISSIONS = new URL('missions/', CONTENT)

/** The courses that have lessons, by the names of their folders. */
export async function readWrittenCourses(): Promise<WrittenCourse[]> {
  const folders = (await readdir(COURSES, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  return Promise.all(
    folders
      .map(({ name }) => name)
      .sort()
      .map(readCourse),
  )
}

/** The questions of stations, and those that belong to nothing. */
export async function readOtherQuestions(): Promise<WrittenQuestion[]> {
  const stations = (await readdir(MISSIONS)).filter((name) => name.endsWith('.questions.yaml')).sort()
  const files = [...stations.map((name) => new URL(name, MISSIONS)), new URL('general-quizzes.yaml', CONTENT)]
  const lists = await Promise.all(
    files.map(async (file) => {
      const place = file.pathname.split('/').at(-1) ?? ''
      const list = await readYaml(file)
      if (!questionsCheck.Check(list)) throw new Error(`${place}: ${fault(questionsCheck.Errors(list))}`)
      return list.map((question) => ({ ...question, place }))
    }),
  )
  return lists.flat()
}

async function readCourse(folder: string): Promise<WrittenCourse> {
  const place = new URL(`${folder}/`, COURSES)
  const files = (await readdir(place)).filter((name) => name.endsWith('.yaml') && name !== 'course.yaml').sort()
  const course = await readYaml(new URL('course.yaml', place))
  if (!courseCheck.Check(course)) throw new Error(`${folder}/course.yaml: ${fault(courseCheck.Errors(course))}`)
  const lessons = await Promise.all(
    files.map(async (file) => {
      const lesson = await readYaml(new URL(file, place))
      const at = `${folder}/${file}`
      if (!lessonCheck.Check(lesson)) throw new Error(`${at}: ${fault(lessonCheck.Errors(lesson))}`)
      return { ...lesson, place: at, quizzes: lesson.quizzes.map((quiz) => ({ ...quiz, place: at })) }
    }),
  )
  const quizzes = course.quizzes.map((quiz) => ({ ...quiz, place: `${folder}/course.yaml` }))
  return { ...course, place: folder, quizzes, lessons }
}

async function readYaml(file: URL): Promise<unknown> {
  return parseYaml(file.pathname.split('/').at(-1) ?? '', await readFile(file, 'utf8'))
}

function fault(errors: readonly { instancePath: string; message: string }[]): string {
  return errors.map(({ instancePath, message }) => `${instancePath} ${message}`).join('; ')
}
