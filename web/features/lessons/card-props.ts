import type { LessonCard } from 'contract/lessons'
import type { CardState } from './card-state.ts'

export type CardKind = LessonCard['kind']

/** The card of one format. */
export type CardOf<Kind extends CardKind> = Extract<LessonCard, { kind: Kind }>

export type CardProps<Kind extends CardKind> = {
  card: CardOf<Kind>
  state: CardState
  onState: (state: CardState) => void
}
