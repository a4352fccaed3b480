import type { PartnerFace } from 'game/conversations'
import * as messages from 'messages/ui'
import type { CSSProperties } from 'react'
import { Drawing } from './drawing.tsx'
import calm from './face-calm.svg?url'
import glad from './face-glad.svg?url'
import uneasy from './face-uneasy.svg?url'

const URLS: Record<PartnerFace, string> = { glad, calm, uneasy }

const SKIES = ['var(--a-l-sky)', 'var(--a-v-sky)', 'var(--a-g-sky)', 'var(--a-d-sky)', 'var(--a-s-sky)']
const COATS = ['var(--a-coach)', 'var(--a-red)', 'var(--a-blue)', 'var(--a-plum)', 'var(--a-teal-m)']

type FaceProps = {
  /** Whose face it is: the same name always has the same colours. */
  name: string
  mood: PartnerFace
  className?: string
  /** Says how the person looks; without it the face is decoration. */
  labelled?: boolean
}

/** A person in one of three moods, drawn so that a name suggests nothing about their looks. 120 × 120. */
export function Face({ name, mood, className = 'size-24', labelled = false }: FaceProps) {
  const seed = [...name].reduce((sum, sign) => sum * 31 + (sign.codePointAt(0) ?? 0), 7)
  const colours = {
    '--face-sky': SKIES[seed % SKIES.length],
    '--face-coat': COATS[Math.floor(seed / 7) % COATS.length],
  } as CSSProperties
  return (
    <span className="inline-block shrink-0" style={colours}>
      <Drawing
        name={`face-${mood}`}
        url={URLS[mood]}
        viewBox="0 0 120 120"
        className={className}
        label={labelled ? messages.looks({ name, mood }) : undefined}
      />
    </span>
  )
}
