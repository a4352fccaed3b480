import { addressIn, withoutPrefix } from 'messages/addresses'

/** The pages with an address in each language. All others are one address, in the language of who opens it. */
export const PUBLIC_PAGES: readonly string[] = ['/', '/courses', '/income-disclosure', '/privacy', '/terms']

interface Rewrite {
  input: (location: { url: URL }) => URL
  output: (location: { url: URL }) => URL
}

/**
 * How the router sees addresses in a document of this language: `/es/courses` is its route `/courses`. A prefix of another
 * language, or before a page that has none, is left, so that no route matches.
 */
export function rewriteAddresses(code: string): Rewrite {
  return {
    input: ({ url }) => {
      const path = withoutPrefix(code, url.pathname)
      if (PUBLIC_PAGES.includes(path)) url.pathname = path
      return url
    },
    // The router goes on using the address it passes in.
    output: ({ url }) =>
      PUBLIC_PAGES.includes(url.pathname)
        ? Object.assign(new URL(url), { pathname: addressIn(code, url.pathname) })
        : url,
  }
}

/** Where the server remembers this language and sends the visitor on to `path`, an address as the router knows it. */
export function switchAddress(code: string, path: string): string {
  return `/language/${code}?to=${encodeURIComponent(path)}`
}
