import { MATERIAL_TYPES } from 'game/courses'
import Type, { type Static } from 'typebox'
import { Link, NullableText, RowId, Title } from './common.ts'

const MaterialType = Type.Enum([...MATERIAL_TYPES], {
  'x-sentence': 'The type must be pdf, image, document or link',
})

/** Something to read or keep beside a course. `fileUrl` is a link elsewhere, or `/files/{id}` for an upload. */
export const CourseMaterial = Type.Object(
  {
    id: RowId,
    courseId: RowId,
    title: Type.String(),
    type: MaterialType,
    description: NullableText,
    fileUrl: NullableText,
  },
  { additionalProperties: false },
)
export type CourseMaterial = Static<typeof CourseMaterial>

export const CourseMaterialList = Type.Array(CourseMaterial)

const MaterialDescription = Type.Union([Type.String({ maxLength: 500 }), Type.Null()])

export const NewCourseMaterial = Type.Object(
  {
    courseId: RowId,
    title: Title,
    type: MaterialType,
    description: Type.Optional(MaterialDescription),
    fileUrl: Type.Optional(Type.Union([Link, Type.Null()])),
  },
  { additionalProperties: false },
)
export type NewCourseMaterial = Static<typeof NewCourseMaterial>
