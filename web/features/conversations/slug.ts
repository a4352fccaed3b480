/**
 * How a new conversation is named in addresses: by the Latin letters and digits of its title. A title without any, such as
 * one in Arabic, leaves a number, which is drawn because the conversation has no id yet.
 */
export function slugOf(title: string): string {
  const plain = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const slug = plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '')
  return slug || `conversation-${crypto.getRandomValues(new Uint32Array(1))[0]}`
}
