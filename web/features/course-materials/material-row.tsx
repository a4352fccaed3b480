import type { CourseMaterial } from 'contract/course-materials'
import type { MaterialType } from 'game/courses'
import { isSafeLink } from 'game/links'
import { Download, ExternalLink, FileText, Image, Link, type LucideIcon, NotebookText } from 'lucide-react'
import * as messages from 'messages/course-materials'

const ICONS: Record<MaterialType, LucideIcon> = { pdf: FileText, image: Image, document: NotebookText, link: Link }

/** One material; the whole row is a link where there is one. */
export function MaterialRow({ material }: { material: CourseMaterial }) {
  const { title, type, description } = material
  const Icon = ICONS[type]
  const name = messages.type({ type })
  const found = materialAddress(material)
  return (
    <li tabIndex={-1} className="group relative flex items-center gap-4 py-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-md bg-station-tint text-station">
        <Icon size={20} aria-hidden />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{found ? <MaterialLink found={found}>{title}</MaterialLink> : title}</p>
        <p className="text-ink-soft text-sm">
          {description ? messages.typeAndDescription({ type: name, description }) : name}
        </p>
      </div>
      {found && <Way size={20} isUpload={found.isUpload} />}
    </li>
  )
}

function MaterialLink({ found: { address, isUpload }, children }: { found: MaterialAddress; children: string }) {
  return (
    <a
      href={address}
      target={isUpload ? undefined : '_blank'}
      rel="noopener noreferrer"
      className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
    >
      {children}
    </a>
  )
}

function Way({ size, isUpload }: { size: number; isUpload: boolean }) {
  const Icon = isUpload ? Download : ExternalLink
  return <Icon size={size} className="mx-2 shrink-0" aria-hidden />
}

type MaterialAddress = { address: string; isUpload: boolean }

/** Where a material is: an upload of ours, or a link that may be followed. @returns null where it is only a title */
function materialAddress({ fileUrl }: Pick<CourseMaterial, 'fileUrl'>): MaterialAddress | null {
  if (fileUrl === null) return null
  if (/^\/files\/[A-Za-z0-9_-]+$/.test(fileUrl)) return { address: fileUrl, isUpload: true }
  return isSafeLink(fileUrl) ? { address: fileUrl, isUpload: false } : null
}
