import type { Insertable, Selectable } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { CourseMaterialTables } from '#server/database/tables/course-materials.ts'

export type MaterialRow = Selectable<CourseMaterialTables['course_materials']>
export type FileRow = Selectable<CourseMaterialTables['files']>

const materialsOfCourse = prepared((db, values: { courseId: number }) =>
  db.selectFrom('course_materials').selectAll().where('course_id', '=', values.courseId).orderBy('id'),
)

/** A course's materials by id. */
export function listMaterials(db: Db, courseId: number): Promise<MaterialRow[]> {
  return materialsOfCourse(db, { courseId })
}

export function insertMaterial(
  db: Transaction,
  material: Omit<Insertable<CourseMaterialTables['course_materials']>, 'id'>,
): Promise<MaterialRow> {
  return db.insertInto('course_materials').values(material).returningAll().executeTakeFirstOrThrow()
}

/** @returns what was deleted, or undefined when there is no such material in an existing course */
export function deleteMaterialRow(db: Transaction, id: number): Promise<MaterialRow | undefined> {
  return db
    .deleteFrom('course_materials')
    .where('id', '=', id)
    .where('course_id', 'in', (eb) => eb.selectFrom('courses').select('id').where('deleted_at', 'is', null))
    .returningAll()
    .executeTakeFirst()
}

/** @returns the ids of their files */
export async function deleteMaterialsOfDeletedCourses(db: Transaction): Promise<string[]> {
  const materials = await db
    .deleteFrom('course_materials')
    .where('course_id', 'in', (eb) => eb.selectFrom('courses').select('id').where('deleted_at', 'is not', null))
    .returning('file_id')
    .execute()
  return materials.flatMap(({ file_id }) => file_id ?? [])
}

export async function insertFile(db: Transaction, file: FileRow): Promise<void> {
  await db.insertInto('files').values(file).execute()
}

export async function deleteFileRow(db: Transaction, id: string): Promise<void> {
  await db.deleteFrom('files').where('id', '=', id).execute()
}

export async function hasFile(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('files').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

const fileInCourse = prepared((db, values: { id: string; leastPublic: 0 | 1 }) =>
  db
    .selectFrom('files')
    .innerJoin('course_materials', 'course_materials.file_id', 'files.id')
    .innerJoin('courses', 'courses.id', 'course_materials.course_id')
    .selectAll('files')
    .where('files.id', '=', values.id)
    .where('courses.deleted_at', 'is', null)
    .where('courses.is_public', '>=', values.leastPublic),
)

/** @param withHidden whether a file of a hidden course is found, too */
export async function findFile(db: Db, id: string, withHidden: boolean): Promise<FileRow | undefined> {
  const [file] = await fileInCourse(db, { id, leastPublic: withHidden ? 0 : 1 })
  return file
}
