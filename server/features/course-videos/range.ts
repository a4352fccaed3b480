/** The bytes that an answer holds, the last included. */
export type ByteRange = { readonly start: number; readonly end: number }

/**
 * What a Range header asks for of a file (RFC 9110 §14). Several ranges, other units and what can't be read are answered
 * with the whole file, as the RFC allows.
 * @returns 'unsatisfiable' where the range begins after the file's end
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  const [, first = '', last = ''] = match ?? []
  if (match === null || (first === '' && last === '')) return 'whole'
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return 'whole'
  return start >= size ? 'unsatisfiable' : { start, end }
}
