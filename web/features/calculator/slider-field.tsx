import { useId } from 'react'

type SliderFieldProps = {
  label: string
  value: number
  limits: { readonly min: number; readonly max: number; readonly step: number }
  onChange: (value: number) => void
}

/** A number between two ends, drawn to or stepped by the arrow keys. */
export function SliderField({ label, value, limits: { min, max, step }, onChange }: SliderFieldProps) {
  const id = useId()
  return (
    <div className="grid">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <output htmlFor={id} className="font-bold font-display text-lg">
          {value}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
        className="h-11 w-full cursor-pointer accent-done"
      />
      <p aria-hidden className="-mt-1.5 flex justify-between text-ink-soft text-sm">
        <span>{min}</span>
        <span>{max}</span>
      </p>
    </div>
  )
}
