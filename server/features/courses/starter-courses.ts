import type { StarterCourse } from 'content/load-courses'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { raiseCatalogueVersion } from '#server/features/catalogue/public.ts'
import {
  addFileMaterial,
  addMaterials,
  removeStoredFiles,
  type StoredFile,
  storeShippedFile,
} from '#server/features/course-materials/public.ts'
import { addLessons } from '#server/features/lessons/public.ts'
import { addQuizzes } from '#server/features/quizzes/public.ts'
import { hadCourses } from './queries.ts'
import { appendCourse, contentOf } from './write-courses.ts'

type Needed = Pick<Dependencies, 'config' | 'database' | 'now' | 'randomBytes'>

/** Each shipped file by the address of the original. */
type KeptFiles = ReadonlyMap<string, StoredFile>

/**
 * Puts the starter courses with their lessons and documents, and the general quizzes, into a database that never had a
 * course. The files are read only then, so that a mistake in one never keeps an existing site from starting.
 */
export async function loadStarterCourses(deps: Needed): Promise<void> {
  const { database, now } = deps
  if (await hadCourses(database.read)) return
  const { loadCourses } = await import('content/load-courses')
  const { loadGeneralQuizzes } = await import('content/load-quizzes')
  const [courses, generalQuizzes] = [await loadCourses(), await loadGeneralQuizzes()]
  const kept = await storeFiles(deps, courses)
  const isLoaded = await database.exclusive(async (db) => {
    // Another process may have been quicker.
    if (await hadCourses(db)) return false
    await raiseCatalogueVersion(db)
    for (const course of courses) await addCourse(db, course, kept, now())
    await addQuizzes(db, null, generalQuizzes.map(toQuiz), now())
    return true
  })
  if (!isLoaded) await removeStoredFiles(deps, [...kept.values()])
}

async function storeFiles(deps: Needed, courses: readonly StarterCourse[]): Promise<KeptFiles> {
  const kept = new Map<string, StoredFile>()
  for (const { file } of courses.flatMap(({ materials }) => materials)) {
    if (file !== null) kept.set(file.href, await storeShippedFile(deps, file))
  }
  return kept
}

async function addCourse(db: Transaction, course: StarterCourse, kept: KeptFiles, at: number): Promise<void> {
  const { id } = await appendCourse(db, { ...contentOf(course), isPublic: course.isPublic, at })
  for (const { file, ...material } of course.materials) {
    const storedFile = file === null ? undefined : kept.get(file.href)
    if (storedFile === undefined) await addMaterials(db, id, [material])
    else await addFileMaterial(db, id, material, storedFile, at)
  }
  await addQuizzes(db, id, course.quizzes.map(toQuiz), at)
  const lessons = course.lessons.map(({ content, cards, quizzes, ...lesson }) => {
    return { ...lesson, text: content, cards: [...cards], quizzes: quizzes.map(toQuiz) }
  })
  await addLessons(db, id, lessons, at)
}

/** `push` says how pushy a choice is; only the tests of the texts use it. */
function toQuiz({ choices, push: _, ...quiz }: StarterCourse['quizzes'][number]) {
  return { ...quiz, choices: [...choices] }
}
