import { useState } from 'react'

/**
 * Removes an entry of a list in a form, and brings the last one back.
 * @param keyOf an entry's unique key. Once the list contains it again, as after *Discard draft*, there's nothing to undo.
 */
export function useRemoval<Entry>(
  list: readonly Entry[],
  keyOf: (entry: Entry) => unknown,
  onChange: (list: Entry[]) => void,
) {
  const [last, setLast] = useState<{ entry: Entry; index: number }>()
  const isGone = last !== undefined && list.every((entry) => keyOf(entry) !== keyOf(last.entry))
  return {
    removed: isGone ? last.entry : undefined,
    remove: (entry: Entry) => {
      setLast({ entry, index: list.indexOf(entry) })
      onChange(list.filter((each) => each !== entry))
    },
    undo: () => {
      if (isGone) onChange(list.toSpliced(last.index, 0, last.entry))
      setLast(undefined)
    },
  }
}
