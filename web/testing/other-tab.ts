import { onTestFinished } from 'vitest'

/** Another tab of this browser: what it hears of the member, and a way to tell this one. */
export function openOtherTab() {
  const channel = new BroadcastChannel('member')
  onTestFinished(() => channel.close())
  const heard: unknown[] = []
  channel.onmessage = ({ data }) => heard.push(data)
  return { heard, tell: (message: 'left' | 'logout') => channel.postMessage(message) }
}
