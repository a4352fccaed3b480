import { choiceLetter } from 'game/quizzes'
import { Check, X } from 'lucide-react'
import * as messages from 'messages/ui'
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { classNames } from './class-names.ts'

type ChoicesProps = {
  /** The id of the question's element. */
  labelledBy: string
  choices: readonly string[]
  chosen: number | undefined
  /** The right one, once it may be shown. */
  right?: number | undefined
  /** The answer was given: nothing else can be chosen. */
  closed: boolean
  onChoose: (index: number) => void
}

/** Before the answer `open` or `chosen`; after it the result. */
type ChoiceState = 'open' | 'chosen' | 'right' | 'wrong' | 'rest'

const FRAMES: Record<ChoiceState, string> = {
  open: 'border-control bg-paper hover:border-ink hover:bg-card',
  chosen: 'border-signal bg-card ring-2 ring-signal',
  right: 'border-done bg-done-tint ring-2 ring-done',
  wrong: 'border-danger bg-danger-tint ring-2 ring-danger',
  rest: 'border-rule bg-paper text-ink-soft',
}

const LETTERS: Record<ChoiceState, string> = {
  open: 'bg-sunken',
  chosen: 'bg-signal text-on-signal',
  right: 'bg-done text-card',
  wrong: 'bg-danger text-card',
  rest: 'bg-sunken',
}

/** Choices with their letters, a radio group until the answer is given. */
export function Choices({ labelledBy, choices, chosen, right, closed, onChoose }: ChoicesProps) {
  const group = useRef<HTMLDivElement>(null)
  const name = useId()
  useFocusOnChosen(group, chosen)
  return (
    <div ref={group} role="radiogroup" aria-labelledby={labelledBy} className="grid gap-2.5">
      {choices.map((choice, index) => (
        <Choice
          // biome-ignore lint/suspicious/noArrayIndexKey: two choices may say the same, their order never changes
          key={index}
          name={name}
          index={index}
          text={choice}
          state={stateOf(index, { chosen, right, closed })}
          checked={chosen === index}
          disabled={closed}
          onChoose={() => onChoose(index)}
        />
      ))}
    </div>
  )
}

function stateOf(
  index: number,
  { chosen, right, closed }: Pick<ChoicesProps, 'chosen' | 'right' | 'closed'>,
): ChoiceState {
  if (!closed) return index === chosen ? 'chosen' : 'open'
  if (right === undefined) return index === chosen ? 'chosen' : 'rest'
  if (index === right) return 'right'
  return index === chosen ? 'wrong' : 'rest'
}

type ChoiceProps = {
  name: string
  index: number
  text: string
  state: ChoiceState
  checked: boolean
  disabled: boolean
  onChoose: () => void
}

function Choice({ name, index, text, state, checked, disabled, onChoose }: ChoiceProps) {
  return (
    <label
      className={classNames(
        'relative flex min-h-15 items-center gap-3.5 rounded-card border-2 px-3.5 py-2.5 leading-snug has-focus-visible:outline-3 has-focus-visible:outline-(--focus) has-focus-visible:outline-offset-3',
        !disabled && 'cursor-pointer',
        FRAMES[state],
      )}
    >
      <input
        type="radio"
        name={name}
        value={index}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
      />
      <span
        className={classNames(
          'grid size-9.5 shrink-0 place-items-center rounded-md font-display font-extrabold text-lg leading-none',
          LETTERS[state],
        )}
      >
        {choiceLetter(index)}
      </span>
      <span className="wrap-anywhere flex min-w-0 flex-1 flex-col gap-x-3 gap-y-1 sm:flex-row sm:items-center sm:justify-between">
        {text}
        {state === 'right' && (
          <Mark tone="text-done" icon={<Check size={18} strokeWidth={3} aria-hidden />}>
            {messages.correct}
          </Mark>
        )}
        {state === 'wrong' && (
          <Mark tone="text-danger" icon={<X size={18} strokeWidth={3} aria-hidden />}>
            {messages.yourAnswer}
          </Mark>
        )}
      </span>
    </label>
  )
}

function Mark({ tone, icon, children }: { tone: string; icon: ReactNode; children: string }) {
  return (
    <span className={classNames('flex shrink-0 items-center gap-1 font-semibold max-sm:text-sm', tone)}>
      {icon}
      {children}
    </span>
  )
}

/** A choice made by its letter is read out, and the arrow keys go on from it. */
function useFocusOnChosen(group: RefObject<HTMLElement | null>, choice: number | undefined): void {
  useEffect(() => {
    if (choice === undefined) return
    group.current?.querySelectorAll('input')[choice]?.focus({ preventScroll: true })
  }, [group, choice])
}
