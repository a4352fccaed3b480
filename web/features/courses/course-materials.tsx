import { MATERIALS_PREVIEW } from 'game/courses'
import { Paperclip } from 'lucide-react'
import * as messages from 'messages/courses'

type CourseMaterialsProps = {
  /** Of the first materials. */
  titles: readonly string[]
  /** How many there are. */
  count: number
}

/** What a card says of a course's materials: up to three titles, and how many there are more. */
export function CourseMaterials({ titles, count }: CourseMaterialsProps) {
  if (count === 0) return null
  const shown = titles.slice(0, MATERIALS_PREVIEW)
  const more = count - shown.length
  return (
    <ul aria-label={messages.materials} className="flex flex-col gap-1 text-sm">
      {shown.map((title, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: titles repeat, and their order is theirs
        <li key={place} className="flex gap-2">
          <Paperclip size={16} className="mt-0.5 shrink-0 text-station" aria-hidden />
          <span className="line-clamp-3 min-w-0">{title}</span>
        </li>
      ))}
      {more > 0 && <li className="ps-6 text-ink-soft">{messages.moreMaterials({ count: more })}</li>}
    </ul>
  )
}
