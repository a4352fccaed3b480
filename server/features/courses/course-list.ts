import type { Database } from '#server/database/database.ts'
import { CatalogueVersion } from '#server/features/catalogue/public.ts'
import { materialPreviews } from '#server/features/course-materials/public.ts'
import { lessonCounts } from '#server/features/lessons/public.ts'
import { quizCounts } from '#server/features/quizzes/public.ts'
import { translate } from '#server/features/translations/public.ts'
import { CachedAnswer } from '#server/http/cached-answer.ts'
import { listCourses } from './queries.ts'
import { courseView } from './view.ts'

type Copy = { version: number; answer: Promise<CachedAnswer> }

/**
 * The serialised list of courses, rebuilt only when the catalogue has changed, so that hundreds of courses cost no more
 * than sending their bytes. One copy for each language, with and without the hidden courses.
 */
export class CourseList {
  readonly #database: Database
  readonly #version: CatalogueVersion
  readonly #copies = new Map<string, Copy>()

  constructor(database: Database) {
    this.#database = database
    this.#version = new CatalogueVersion(database)
  }

  async read(language: string, withHidden: boolean): Promise<CachedAnswer> {
    // Read first: a change in between makes the copy newer than its version, which the next request detects.
    const version = await this.#version.current()
    const key = `${language} ${withHidden}`
    const kept = this.#copies.get(key)
    if (kept?.version === version) return kept.answer
    const copy = { version, answer: this.#build(language, withHidden) }
    this.#copies.set(key, copy)
    copy.answer.catch(() => this.#forget(key, copy))
    return copy.answer
  }

  async #build(language: string, withHidden: boolean): Promise<CachedAnswer> {
    const db = this.#database.read
    const courses = await listCourses(db, withHidden)
    const materials = await materialPreviews(db, language)
    const [quizzes, lessons] = [await quizCounts(db), await lessonCounts(db)]
    const views = courses.map((course) =>
      courseView(course, {
        materials: materials.get(course.id),
        quizCount: quizzes.get(course.id),
        lessonCount: lessons.get(course.id),
      }),
    )
    const translated = await translate(db, language, 'course', views)
    return new CachedAnswer(Buffer.from(JSON.stringify(translated)), 'application/json; charset=utf-8')
  }

  /** A failed build is not kept. */
  #forget(key: string, copy: Copy): void {
    if (this.#copies.get(key) === copy) this.#copies.delete(key)
  }
}
