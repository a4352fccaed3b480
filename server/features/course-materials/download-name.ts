/** In characters, without the ending. */
const LONGEST = 80

/** What a browser is to call a file: the material's title, as far as every system takes it, and the ending of its type. */
export function downloadName(title: string, ending: string): string {
  const name = title
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N} ()_+,&-]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, LONGEST)
    .toWellFormed()
    .trim()
  return `${name || 'material'}.${ending}`
}

/** Content-Disposition for a download (RFC 6266): plain letters for old programs, all of them for the others. */
export function asAttachment(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll(/["\\]/g, '')
  const whole = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}
