/** What the addresses of public pages begin with in a language: `/pt-br` for `pt-BR`, nothing for English. */
export function prefixOf(code: string): string {
  // Made of the code, so that a new language needs no entry in a list; in lower case, as addresses are.
  return code === 'en' ? '' : `/${code.toLowerCase()}`
}

/** The address of a public page in a language: `/` is `/es` in Spanish, `/courses` is `/es/courses`. */
export function addressIn(code: string, path: string): string {
  const prefix = prefixOf(code)
  return path === '/' && prefix !== '' ? prefix : prefix + path
}

/** The path without the prefix of this language: `/es` is `/`. Other paths stay as they are. */
export function withoutPrefix(code: string, path: string): string {
  const prefix = prefixOf(code)
  if (prefix === '' || !`${path}/`.startsWith(`${prefix}/`)) return path
  return path.slice(prefix.length) || '/'
}
