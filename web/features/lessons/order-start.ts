/**
 * The order in which an order card starts: mixed by the items' texts, so that it is the same after a reload, and never the
 * right one.
 * @returns the items' written places
 */
export function startOrder(items: readonly string[]): number[] {
  const places = items.map((_, place) => place)
  const mixed = places.toSorted((one, other) => hashOf(items, one) - hashOf(items, other) || other - one)
  const isRight = mixed.every((place, index) => place === index)
  return isRight ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed
}

/** FNV-1a. */
function hashOf(items: readonly string[], place: number): number {
  let hash = 2_166_136_261
  for (const sign of items[place] ?? '') hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619) >>> 0
  return hash
}
