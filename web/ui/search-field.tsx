import * as messages from 'messages/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { TextField } from '#web/ui/text-field.tsx'

/** How long after the last key press the search goes into the URL, in milliseconds. */
const PAUSE = 250

type SearchFieldProps = {
  label: string
  search: string
  onSearch: (search: string) => void
  className?: string
  placeholder?: string
}

/** A field for a part of a name or an address. @param onSearch called once the person has stopped typing */
export function SearchField({
  label,
  search,
  onSearch,
  className = 'max-w-form',
  placeholder = messages.partOfName,
}: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState(search)
  // A new search from outside, by a tab or a link. During typing it's the person's own search arriving late.
  useEffect(() => {
    if (document.activeElement !== field.current) setWords(search)
  }, [search])
  useAfterPause(words, (text) => text.trim() !== search && onSearch(text.trim()))
  return (
    <TextField
      ref={field}
      label={label}
      className={className}
      type="search"
      placeholder={placeholder}
      maxLength={254}
      value={words}
      onChange={({ currentTarget }) => setWords(currentTarget.value)}
    />
  )
}

/** Calls back with a text once it has not changed for a while. */
function useAfterPause(text: string, onPause: (text: string) => void): void {
  const call = useEffectEvent(onPause)
  useEffect(() => {
    const timer = setTimeout(() => call(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
}
