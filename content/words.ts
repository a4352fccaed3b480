/** What a reader sees of Markdown: link texts without their addresses, no marks. */
function plain(markdown: string): string {
  return markdown.replace(/\]\([^)]*\)/g, ']').replace(/[*_`>#]/g, ' ')
}

export function words(markdown: string): string[] {
  return plain(markdown).match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []
}

/** Each line of a list and each heading is a sentence of its own. */
export function sentences(markdown: string): string[] {
  return plain(markdown)
    .split(/\n\s*\n|\n\s*(?:[-*]|\d+\.)\s|(?<=[.?!:]["”’)]*)\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => words(sentence).length > 0)
}

/** @returns 0 for no sentence */
export function meanSentence(markdown: string): number {
  const list = sentences(markdown)
  return list.length === 0 ? 0 : list.reduce((sum, sentence) => sum + words(sentence).length, 0) / list.length
}
