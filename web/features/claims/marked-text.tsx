import type { ClaimFinding } from 'game/claims/rule'
import { locale, language as ofScreen } from 'messages/language'
import { KIND_NAMES } from './kind-names.ts'

type MarkedTextProps = { text: string; language: string | undefined; findings: readonly ClaimFinding[] }

/** A text with the words that were found marked in it. */
export function MarkedText({ text, language, findings }: MarkedTextProps) {
  return (
    <p lang={language} dir="auto" className="wrap-anywhere max-w-reading whitespace-pre-line">
      {pieces(text, findings).map(({ start, words, kinds }) =>
        kinds === '' ? (
          <span key={start}>{words}</span>
        ) : (
          <mark
            key={start}
            className="rounded-sm bg-earned-tint px-0.5 font-semibold text-ink underline decoration-2 decoration-earned"
          >
            {words}
            <span lang={ofScreen} className="sr-only">
              {' '}
              ({kinds})
            </span>
          </mark>
        ),
      )}
    </p>
  )
}

const KINDS = new Intl.ListFormat(locale, { type: 'unit' })

type Piece = { start: number; words: string; kinds: string }

/** Findings of different kinds may overlap: their words are marked once, with the names of both. */
function pieces(text: string, findings: readonly ClaimFinding[]): Piece[] {
  const marks: { start: number; end: number; kinds: Set<string> }[] = []
  for (const { start, end, kind } of findings.toSorted((a, b) => a.start - b.start)) {
    const last = marks.at(-1)
    if (last !== undefined && start < last.end) {
      last.end = Math.max(last.end, end)
      last.kinds.add(KIND_NAMES[kind])
    } else marks.push({ start, end, kinds: new Set([KIND_NAMES[kind]]) })
  }
  const list: Piece[] = []
  let at = 0
  for (const { start, end, kinds } of marks) {
    if (start > at) list.push({ start: at, words: text.slice(at, start), kinds: '' })
    list.push({ start, words: text.slice(start, end), kinds: KINDS.format(kinds) })
    at = end
  }
  if (at < text.length) list.push({ start: at, words: text.slice(at), kinds: '' })
  return list
}
