/** In characters, without the ending. */
const LONGEST = 80

/**
 * The name of a downloaded file: the material's title, limited to what every system accepts, and the extension of its
 * type.
 */
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

/** Content-Disposition for a download (RFC 6266): an ASCII name for old programs, the full one for others. */
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
