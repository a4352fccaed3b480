import type { CourseMaterial } from 'contract/course-materials'
import { isSafeLink } from 'game/links'
import { Button } from '#web/ui/button.tsx'
import { TYPE_NAMES } from './material-values.ts'

/** One material of the panel: what it is, where it leads, and the way to be rid of it. */
export function ManagedMaterial({ material, onRemove }: { material: CourseMaterial; onRemove: () => void }) {
  const { id, type, description } = material
  const titleId = `managed-material-${id}`
  const facts = [TYPE_NAMES[type], placeOf(material), description].filter(Boolean)
  return (
    <li className="flex items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p id={titleId} className="font-semibold">
          <MaterialTitle material={material} />
        </p>
        <p className="wrap-anywhere text-ink-soft text-sm">{facts.join(' · ')}</p>
      </div>
      <Button variant="plain" aria-describedby={titleId} className="-me-3.5 px-3.5!" onClick={onRemove}>
        Remove
      </Button>
    </li>
  )
}

function MaterialTitle({ material: { title, fileUrl } }: { material: CourseMaterial }) {
  if (fileUrl === null || !(isUpload(fileUrl) || isSafeLink(fileUrl))) return title
  return (
    <a
      href={fileUrl}
      target={isUpload(fileUrl) ? undefined : '_blank'}
      rel="noopener noreferrer"
      className="underline underline-offset-4"
    >
      {title}
    </a>
  )
}

function isUpload(fileUrl: string): boolean {
  return fileUrl.startsWith('/files/')
}

/** Where a member will find it. */
function placeOf({ fileUrl }: CourseMaterial): string {
  if (fileUrl === null) return 'title only'
  return isUpload(fileUrl) ? 'uploaded file' : (URL.parse(fileUrl)?.host ?? 'no address that can be opened')
}
