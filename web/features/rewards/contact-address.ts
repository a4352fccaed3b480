/** A link that dials, without an extension, which a telephone cannot dial. @returns null where there is nothing to dial */
export function phoneAddress(phone: string): string | null {
  const [number = ''] = phone.normalize('NFKC').split(/[x#]/u)
  const digits = number.replace(/[^0-9+]/gu, '')
  return /^\+?[0-9]{3,}$/u.test(digits) ? `tel:${digits}` : null
}
