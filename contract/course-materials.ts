import { MATERIAL_TYPES } from 'game/courses'
import Type, { type Static } from 'typebox'
import { blankOrProse, IdText, InLanguage, Link, NullableText, RowId, Title } from './common.ts'

const MaterialType = Type.Enum([...MATERIAL_TYPES], {
  'x-sentence': 'materialType',
})

/**
 * A course's material: something to read or download. `fileUrl` is a link elsewhere, or `/files/{id}` for an upload.
 */
export const CourseMaterial = Type.Object(
  {
    id: RowId,
    courseId: RowId,
    title: Type.String(),
    type: MaterialType,
    description: NullableText,
    fileUrl: NullableText,
    language: InLanguage,
  },
  { additionalProperties: false },
)
export type CourseMaterial = Static<typeof CourseMaterial>

export const CourseMaterialList = Type.Array(CourseMaterial)

const DESCRIPTION_MAX = 500
const MaterialDescription = blankOrProse(DESCRIPTION_MAX, 'description')

export const NewCourseMaterial = Type.Object(
  {
    courseId: RowId,
    title: Title,
    type: MaterialType,
    description: Type.Optional(Type.Union([MaterialDescription, Type.Null()])),
    fileUrl: Type.Optional(Type.Union([Link, Type.Null()])),
  },
  { additionalProperties: false },
)
export type NewCourseMaterial = Static<typeof NewCourseMaterial>

/** The fields of the form with a file; all are text, as forms send them. The type follows from the file. */
export const MaterialUpload = Type.Object(
  {
    courseId: IdText,
    title: Title,
    description: Type.Optional(MaterialDescription),
    file: Type.String({ format: 'binary', description: 'pdf, png, jpeg, webp, docx, xlsx or pptx; at most 25 MiB' }),
  },
  { additionalProperties: false },
)
export type MaterialUpload = Static<typeof MaterialUpload>

export const MaterialParams = Type.Object({ id: IdText }, { additionalProperties: false })

/** The server makes these names up. */
export const FileParams = Type.Object(
  { id: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }) },
  { additionalProperties: false },
)
