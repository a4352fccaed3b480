/** What the map has for the key, or else what is made for it. */
export function remembered<Key, Value extends object>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
