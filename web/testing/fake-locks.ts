import { onTestFinished } from 'vitest'

type Work = (lock: unknown) => unknown

/** The browser's locks, which jsdom lacks. */
export function fakeLocks(): void {
  const last = new Map<string, Promise<unknown>>()
  const request = (name: string, ...rest: [Work] | [LockOptions, Work]) => {
    const [{ ifAvailable = false }, work] = rest.length === 1 ? [{}, ...rest] : rest
    const before = last.get(name)
    if (ifAvailable && before) return Promise.resolve(work(null))
    const done = Promise.resolve(before).then(() => work({ name }))
    const end = () => {
      if (last.get(name) === ended) last.delete(name)
    }
    const ended: Promise<void> = done.then(end, end)
    last.set(name, ended)
    return done
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
}
