const HEADING = /^##[ \t]+Try it today[ \t]*$/i

/**
 * What a station's lesson says under *Try it today*, on one line; null where it has no such part.
 * @param original the lesson in English, where the part of a translation is looked for: it has its headings in the same order
 */
export function tryItIn(markdown: string, original = markdown): string | null {
  const at = partsOf(original).findIndex(({ heading }) => HEADING.test(heading))
  const text = partsOf(markdown)[at]?.text.replaceAll(/\s+/g, ' ').trim() ?? ''
  return text === '' ? null : text
}

/** Each heading with what stands below it, up to the next. */
function partsOf(markdown: string): { heading: string; text: string }[] {
  const headings = [...markdown.matchAll(/^#{1,6}[ \t].*$/gm)]
  return headings.map(({ 0: heading, index }, at) => {
    return { heading, text: markdown.slice(index + heading.length, headings[at + 1]?.index) }
  })
}
