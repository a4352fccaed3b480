import { randomBytes } from 'node:crypto'

/** What must never be found again: each made up here, or handed in once the program has made it. */
export class Secrets {
  /** Each with what it is. */
  readonly #planted = new Map<string, string>()

  /** @returns a text of 43 signs that nobody else has, the form of our tokens */
  plant(what: string): string {
    return this.keep(what, randomBytes(32).toString('base64url'))
  }

  keep(what: string, secret: string): string {
    if (secret.length < 8) throw new Error(`"${secret}" is found anywhere.`)
    this.#planted.set(secret, what)
    return secret
  }

  get count(): number {
    return this.#planted.size
  }

  /** @returns the names of those that a text holds, as they are, escaped for an address, as base64 or as a list of bytes */
  foundIn(text: string): string[] {
    const bytes = [...text.matchAll(/\[(\d{1,3}(?:,\d{1,3})+)\]/g)].map(([, list = '']) =>
      Buffer.from(list.split(',').map(Number)).toString('latin1'),
    )
    const readings = [text, ...bytes]
    const isFound = (secret: string) => formsOf(secret).some((form) => readings.some((each) => each.includes(form)))
    return [...this.#planted].filter(([secret]) => isFound(secret)).map(([, what]) => what)
  }
}

function formsOf(secret: string): string[] {
  // Base64 of a part looks another way at each of three places; the middle one of two is enough for our lengths.
  const coded = [0, 1, 2].map((shift) =>
    Buffer.from(' '.repeat(shift) + secret)
      .toString('base64')
      .slice(4, -4),
  )
  return [secret, encodeURIComponent(secret), ...coded]
}
