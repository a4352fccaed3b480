import type { CourseMaterial } from 'contract/course-materials'
import { isSafeLink } from 'game/links'
import * as messages from 'messages/course-materials'
import { Button } from '#web/ui/button.tsx'

/** One material of the panel: what it is, where it leads, and the button to delete it. */
export function ManagedMaterial({ material, onRemove }: { material: CourseMaterial; onRemove: () => void }) {
  const { id, type, description } = material
  const titleId = `managed-material-${id}`
  const facts = [messages.type({ type }), placeOf(material), description].filter(Boolean)
  return (
    <li className="flex items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p id={titleId} className="font-semibold">
          <MaterialTitle material={material} />
        </p>
        <p className="wrap-anywhere text-ink-soft text-sm">{facts.join(' · ')}</p>
      </div>
      <Button variant="plain" aria-describedby={titleId} className="-me-3.5 px-3.5!" onClick={onRemove}>
        {messages.remove}
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
      <bdi>{title}</bdi>
    </a>
  )
}

function isUpload(fileUrl: string): boolean {
  return fileUrl.startsWith('/files/')
}

/** Where a member will find it. */
function placeOf({ fileUrl }: CourseMaterial): string {
  if (fileUrl === null) return messages.titleOnly
  return isUpload(fileUrl) ? messages.uploadedFile : (URL.parse(fileUrl)?.host ?? messages.noAddress)
}
