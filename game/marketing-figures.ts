interface Figure {
  value: string
  label: string
  source: string | null
}

/** What the start page says of a figure. One without a source is marked as what it is. */
export function figureTexts({ value, label, source }: Figure): Record<'value' | 'label' | 'source', string> {
  return { value, label, source: source ?? 'illustrative' }
}
