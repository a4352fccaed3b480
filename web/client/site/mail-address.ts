/** A link that opens a letter to this address. */
export function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}
