import { useEffect, useState } from 'react'

const lastShown = new Map<string, unknown>()

/**
 * A value that changed on another screen, so that the change can be seen where it is shown: at first what was shown
 * last in this visit, right afterwards the present one.
 * @param key names the place, and whose value it is
 */
export function useLastShown<Value extends string | number>(key: string, value: Value): Value {
  const [shown, setShown] = useState(() => (lastShown.has(key) ? (lastShown.get(key) as Value) : value))
  useEffect(() => {
    lastShown.set(key, value)
    setShown(value)
  }, [key, value])
  return shown
}
