import type { Database } from '#server/database/database.ts'
import { CatalogueVersion } from '#server/features/catalogue/public.ts'
import { materialPreviews } from '#server/features/course-materials/public.ts'
import { lessonCounts } from '#server/features/lessons/public.ts'
import { quizCounts } from '#server/features/quizzes/public.ts'
import { CachedAnswer } from '#server/http/cached-answer.ts'
import { listCourses } from './queries.ts'
import { courseView } from './view.ts'

type Copy = { version: number; answer: Promise<CachedAnswer> }

/**
 * The list of courses as it is sent, built anew only when the catalogue has changed: hundreds of courses cost no more to
 * answer with than their bytes. One copy with the hidden courses and one without.
 */
export class CourseList {
  readonly #database: Database
  readonly #version: CatalogueVersion
  readonly #copies = new Map<boolean, Copy>()

  constructor(database: Database) {
    this.#database = database
    this.#version = new CatalogueVersion(database)
  }

  async read(withHidden: boolean): Promise<CachedAnswer> {
    // Asked first: a change that comes in between makes the copy newer than its number, which the next request finds out.
    const version = await this.#version.current()
    const kept = this.#copies.get(withHidden)
    if (kept?.version === version) return kept.answer
    const copy = { version, answer: this.#build(withHidden) }
    this.#copies.set(withHidden, copy)
    copy.answer.catch(() => this.#forget(withHidden, copy))
    return copy.answer
  }

  async #build(withHidden: boolean): Promise<CachedAnswer> {
    const db = this.#database.read
    const courses = await listCourses(db, withHidden)
    const [materials, quizzes, lessons] = [await materialPreviews(db), await quizCounts(db), await lessonCounts(db)]
    const views = courses.map((course) =>
      courseView(course, {
        materials: materials.get(course.id),
        quizCount: quizzes.get(course.id),
        lessonCount: lessons.get(course.id),
      }),
    )
    return new CachedAnswer(Buffer.from(JSON.stringify(views)), 'application/json; charset=utf-8')
  }

  /** What failed once is not kept. */
  #forget(withHidden: boolean, copy: Copy): void {
    if (this.#copies.get(withHidden) === copy) this.#copies.delete(withHidden)
  }
}
