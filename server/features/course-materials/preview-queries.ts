import { MATERIALS_PREVIEW } from 'game/courses'
import type { Db } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { translate } from '#server/features/translations/public.ts'

/** What a course's card says about its materials: the titles of the first ones, and how many there are. */
export type MaterialPreview = { titles: string[]; count: number }

export const NO_MATERIALS: MaterialPreview = { titles: [], count: 0 }

type Row = { id: number; course_id: number; title: string; count: number }

const firstOfEachCourse = prepared((db, values: { shown: number }) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('course_materials')
        .select(({ fn }) => [
          'id',
          'course_id',
          'title',
          fn
            .countAll<number>()
            .over((over) => over.partitionBy('course_id'))
            .as('count'),
          fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('course_id').orderBy('id'))
            .as('place'),
        ])
        .as('material'),
    )
    .select(['id', 'course_id', 'title', 'count'])
    .where('place', '<=', values.shown)
    .orderBy('course_id')
    .orderBy('id'),
)

/** For all courses by id, in one language, without courses that have no materials. */
export async function materialPreviews(db: Db, language: string): Promise<Map<number, MaterialPreview>> {
  const previews = new Map<number, MaterialPreview>()
  const rows: Row[] = await firstOfEachCourse(db, { shown: MATERIALS_PREVIEW })
  for (const { course_id, title, count } of await translate(db, language, 'material', rows)) {
    const preview = previews.get(course_id) ?? { titles: [], count }
    preview.titles.push(title)
    previews.set(course_id, preview)
  }
  return previews
}

const firstOfCourse = prepared((db, values: { courseId: number; shown: number }) =>
  db
    .selectFrom('course_materials')
    .select(({ fn }) => ['id', 'title', fn.countAll<number>().over().as('count')])
    .where('course_id', '=', values.courseId)
    .orderBy('id')
    .limit(values.shown),
)

export async function materialPreviewOf(db: Db, courseId: number, language: string): Promise<MaterialPreview> {
  const rows = await firstOfCourse(db, { courseId, shown: MATERIALS_PREVIEW })
  const materials = await translate(db, language, 'material', rows)
  return { titles: materials.map(({ title }) => title), count: rows[0]?.count ?? 0 }
}
