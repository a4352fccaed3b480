import type { Database } from '#server/database/database.ts'
import { VersionedCache } from '#server/features/catalogue/public.ts'
import { materialPreviews } from '#server/features/course-materials/public.ts'
import { lessonCounts } from '#server/features/lessons/public.ts'
import { quizCounts } from '#server/features/quizzes/public.ts'
import { translate } from '#server/features/translations/public.ts'
import { CachedAnswer } from '#server/http/cached-answer.ts'
import { listCourses } from './queries.ts'
import { courseView } from './view.ts'

/**
 * The serialised list of courses, cached for each language, with and without the hidden courses, so that hundreds of
 * courses cost no more than sending their bytes.
 */
export class CourseList {
  readonly #database: Database
  readonly #answers: VersionedCache<CachedAnswer>

  constructor(database: Database) {
    this.#database = database
    this.#answers = new VersionedCache(database)
  }

  read(language: string, withHidden: boolean): Promise<CachedAnswer> {
    return this.#answers.read(`${language} ${withHidden}`, () => this.#build(language, withHidden))
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
}
