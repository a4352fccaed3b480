import { Check } from 'lucide-react'
import * as messages from 'messages/lessons'
import { useId } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import type { CardOf, CardProps } from './card-props.ts'
import { Conclusion, Note } from './feedback.tsx'

/** Each item goes into a box, by one press. `picks` holds the box of each item, -1 where none was chosen yet. */
export function SortCard({ card, state, onState }: CardProps<'sort'>) {
  const { picks, isShown } = state
  const choose = (item: number, box: number) =>
    onState({ ...state, picks: card.items.map((_, index) => (index === item ? box : (picks[index] ?? -1))) })
  const right = card.items.filter(({ box }, index) => picks[index] === box).length
  return (
    <>
      <p className="font-semibold text-lg">{card.ask}</p>
      <ol className="grid gap-3">
        {card.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place
          <li key={index}>
            <SortItem
              item={item}
              boxes={card.boxes}
              picked={picks[index] ?? -1}
              isShown={isShown}
              onPick={(box) => choose(index, box)}
            />
          </li>
        ))}
      </ol>
      <Conclusion shown={isShown}>
        <p className="font-semibold">
          {right === card.items.length
            ? messages.allInBox({ total: right })
            : messages.someInBox({ right, total: card.items.length })}
        </p>
        {card.because !== undefined && <p>{card.because}</p>}
      </Conclusion>
    </>
  )
}

type SortItemProps = {
  item: CardOf<'sort'>['items'][number]
  boxes: readonly string[]
  picked: number
  isShown: boolean
  onPick: (box: number) => void
}

function SortItem({ item, boxes, picked, isShown, onPick }: SortItemProps) {
  const name = useId()
  const isRight = picked === item.box
  return (
    <div className="rounded-card border-2 border-rule p-3 sm:p-4">
      <p id={name} className="pb-2.5 font-semibold">
        {item.text}
      </p>
      <div role="radiogroup" aria-labelledby={name} className="flex flex-wrap gap-2">
        {boxes.map((box, index) => (
          <BoxChoice
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            key={index}
            name={name}
            box={box}
            checked={index === picked}
            disabled={isShown}
            onPick={() => onPick(index)}
          />
        ))}
      </div>
      {isShown && (
        <Note right={isRight}>
          {isRight ? messages.yesRight : messages.belongsTo({ box: boxes[item.box] ?? '' })} {item.because}
        </Note>
      )}
    </div>
  )
}

type BoxChoiceProps = { name: string; box: string; checked: boolean; disabled: boolean; onPick: () => void }

function BoxChoice({ name, box, checked, disabled, onPick }: BoxChoiceProps) {
  return (
    <label
      className={classNames(
        'relative flex min-h-11 items-center gap-2 rounded-card border-2 px-3.5 py-1.5 leading-snug has-focus-visible:outline-3 has-focus-visible:outline-(--focus) has-focus-visible:outline-offset-2',
        checked ? 'border-solid-ink bg-solid-ink text-on-solid-ink' : 'border-control bg-paper',
        !disabled && 'cursor-pointer',
        !disabled && !checked && 'hover:border-ink',
      )}
    >
      <input
        type="radio"
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={onPick}
        className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
      />
      {checked && <Check size={18} strokeWidth={3} aria-hidden />}
      <span className="min-w-0">{box}</span>
    </label>
  )
}
