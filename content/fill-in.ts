/**
 * What a text of the reward library leaves open for the member it goes to. `link` is their whole invite link, `product` what
 * stands where the member names what a customer bought.
 */
export type Fillings = { readonly name: string; readonly link: string; readonly product: string }

const PLACEHOLDER = /\{(name|link|product)\}/g

/**
 * The text with the member's name and link in it. Whatever the name holds stays as it is, `{link}` and `$&` included.
 * @throws an Error when the text has a brace that belongs to no placeholder
 */
export function fillIn(text: string, fillings: Fillings): string {
  const fault = braceFault(text)
  if (fault !== null) throw new Error(`a text ${fault}`)
  // Once over the text only: what a name holds is never looked at for placeholders.
  return text.replaceAll(PLACEHOLDER, (_, key: keyof Fillings) => fillings[key])
}

/** @returns what is wrong with the braces of a text, to follow its place in a sentence, or null */
export function braceFault(text: string): string | null {
  const left = /\{[^{}]*\}|[{}]/.exec(text.replaceAll(PLACEHOLDER, ''))
  return left === null ? null : `has ${left[0]}, and only {name}, {link} and {product} are filled in`
}
