import { LESSON_LIMITS } from 'game/lessons'
import { ArrowDown, ArrowUp, Plus } from 'lucide-react'
import * as messages from 'messages/lesson-form'
import { useState } from 'react'
import { useRemoval } from '#web/client/forms/use-removal.ts'
import { focusSoon } from '#web/client/page/focus.ts'
import { Button } from '#web/ui/button.tsx'
import { MoveButton } from '#web/ui/move-button.tsx'
import { RemovedLine } from '#web/ui/removed-line.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { type CardDraft, emptyCard } from './card-draft.ts'
import { CardEditor } from './card-editor.tsx'
import type { CardKind } from './card-props.ts'
import { CARD_KINDS, FORMAT_NAMES } from './formats.ts'

type CardsEditorProps = {
  drafts: readonly CardDraft[]
  error: string | undefined
  onChange: (drafts: readonly CardDraft[]) => void
}

/** The id of the heading above the cards. */
export const CARDS = 'lesson-cards'
const cardSummary = (key: number) => `card-${key}`

/** The cards of a lesson in their order, each folded until it's worked on. */
export function CardsEditor({ drafts, error, onChange }: CardsEditorProps) {
  const { removed, remove, undo } = useRemoval(drafts, ({ key }) => key, onChange)
  const move = (index: number, by: 1 | -1) => {
    const [card, other] = [drafts[index], drafts[index + by]]
    if (card && other) onChange(drafts.with(index, other).with(index + by, card))
  }
  return (
    <section aria-labelledby={CARDS} className="grid gap-3">
      <h3 id={CARDS} tabIndex={-1} className="heading-card outline-none">
        {messages.cards}
      </h3>
      {error && <p className="font-semibold text-danger text-sm">{error}</p>}
      <ol className="grid gap-3">
        {drafts.map((draft, index) => (
          <CardItem
            key={draft.key}
            draft={draft}
            index={index}
            count={drafts.length}
            onChange={(next) => onChange(drafts.with(index, next))}
            onMove={(by) => move(index, by)}
            onRemove={() => {
              remove(draft)
              focusSoon(CARDS)
            }}
          />
        ))}
      </ol>
      {removed && (
        <RemovedLine
          undoLabel={messages.undo}
          onUndo={() => {
            undo()
            focusSoon(cardSummary(removed.key))
          }}
        >
          {messages.cardRemoved({ format: FORMAT_NAMES[removed.kind] })}
        </RemovedLine>
      )}
      <AddCard drafts={drafts} removed={removed} onChange={onChange} />
    </section>
  )
}

type CardItemProps = {
  draft: CardDraft
  index: number
  count: number
  onChange: (draft: CardDraft) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

function CardItem({ draft, index, count, onChange, onMove, onRemove }: CardItemProps) {
  const [open, setOpen] = useState(false)
  const id = cardSummary(draft.key)
  const words = draft.values.ask ?? draft.values.text
  return (
    <li className="flex flex-wrap items-start gap-2">
      <details
        className="order-last w-full min-w-0 rounded-card border-2 border-control sm:order-none sm:w-auto sm:flex-1"
        onToggle={({ currentTarget, target }) => target === currentTarget && setOpen(currentTarget.open)}
      >
        <summary id={id} className="min-h-11 cursor-pointer rounded-card px-3.5 py-2.5 hover:bg-sunken">
          <strong>
            {index + 1}. {FORMAT_NAMES[draft.kind]}
          </strong>
          {words && (
            <span className="text-ink-soft">
              {' '}
              <bdi>{words.length > 60 ? `${words.slice(0, 60)}…` : words}</bdi>
            </span>
          )}
        </summary>
        {open && (
          <div className="border-rule border-t-2 p-3 sm:p-4">
            <CardEditor draft={draft} onChange={onChange} />
          </div>
        )}
      </details>
      <div className="flex gap-1.5">
        <MoveButton label={messages.moveCardUp} describedBy={id} atEnd={index === 0} onMove={() => onMove(-1)}>
          <ArrowUp size={20} aria-hidden />
        </MoveButton>
        <MoveButton label={messages.moveCardDown} describedBy={id} atEnd={index === count - 1} onMove={() => onMove(1)}>
          <ArrowDown size={20} aria-hidden />
        </MoveButton>
        <Button variant="plain" className="px-3!" aria-describedby={id} onClick={onRemove}>
          {messages.removeCard}
        </Button>
      </div>
    </li>
  )
}

type AddCardProps = Pick<CardsEditorProps, 'drafts' | 'onChange'> & { removed: CardDraft | undefined }

/** A new card is added at the end, but before the one that ends the lesson. */
function AddCard({ drafts, removed, onChange }: AddCardProps) {
  const [kind, setKind] = useState<CardKind>('read')
  const add = () => {
    const key = Math.max(-1, removed?.key ?? -1, ...drafts.map((draft) => draft.key)) + 1
    const isLast = kind === 'do' || drafts.at(-1)?.kind !== 'do'
    onChange(drafts.toSpliced(isLast ? drafts.length : -1, 0, emptyCard(kind, key)))
    focusSoon(cardSummary(key))
  }
  if (drafts.length >= LESSON_LIMITS.cards) return null
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label={messages.formatOfNew}
        className="min-w-50 flex-1"
        value={kind}
        options={CARD_KINDS.map((value) => ({ value, label: FORMAT_NAMES[value] }))}
        onChange={({ currentTarget }) => setKind(currentTarget.value as CardKind)}
      />
      <Button onClick={add}>
        <Plus size={18} aria-hidden />
        {messages.addCard}
      </Button>
    </div>
  )
}
