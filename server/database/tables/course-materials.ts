import type { MaterialType } from 'game/courses'
import type { Generated } from 'kysely'

export type CourseMaterialTables = {
  course_materials: {
    id: Generated<number>
    course_id: number
    title: string
    type: MaterialType
    description: string | null
    /** A link elsewhere; null for an upload and for a material that is only a title. */
    link: string | null
    /** An upload's file; null otherwise. */
    file_id: string | null
  }
  /** What was uploaded. The bytes are in DATA_DIR/files under the id, which the server made up. */
  files: {
    id: string
    /** Decided by the content, never by what the upload said. */
    media_type: string
    /** In bytes. */
    size: number
    /** The name of the download: the material's title with the extension of its type. */
    download_name: string
    created_at: number
  }
}
