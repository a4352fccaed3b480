import type { CourseMaterial } from 'contract/course-materials'
import { isSafeLink } from 'game/links'

export type MaterialAddress = { address: string; isUpload: boolean }

/** Where a material is: an upload of ours, or a link that may be followed. @returns null where it is only a title */
export function materialAddress({ fileUrl }: Pick<CourseMaterial, 'fileUrl'>): MaterialAddress | null {
  if (fileUrl === null) return null
  if (/^\/files\/[A-Za-z0-9_-]+$/.test(fileUrl)) return { address: fileUrl, isUpload: true }
  return isSafeLink(fileUrl) ? { address: fileUrl, isUpload: false } : null
}
