import { useEffect, useState } from 'react'

const SECOND = 1_000

/** A pause that the server asked for, counted down. Its end is a time, so that a sleeping tab does not lengthen it. */
export function usePause() {
  const [ends, setEnds] = useState<number>()
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (ends === undefined) return
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= ends) setEnds(undefined)
    }, SECOND)
    return () => clearInterval(timer)
  }, [ends])
  return {
    secondsLeft: ends === undefined ? 0 : Math.max(1, Math.ceil((ends - now) / SECOND)),
    begin: (seconds: number) => {
      setNow(Date.now())
      setEnds(seconds > 0 ? Date.now() + seconds * SECOND : undefined)
    },
  }
}
