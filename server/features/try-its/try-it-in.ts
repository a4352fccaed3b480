const HEADING = /^##[ \t]+Try it today[ \t]*$/im

/** What a station's lesson says under *Try it today*, on one line; null where it has no such part. */
export function tryItIn(markdown: string): string | null {
  const found = HEADING.exec(markdown)
  if (found === null) return null
  const [own = ''] = markdown.slice(found.index + found[0].length).split(/^#{1,6}[ \t]/m)
  const text = own.replaceAll(/\s+/g, ' ').trim()
  return text === '' ? null : text
}
