import { draftNames } from '#web/client/forms/drafts.ts'

/** Here a tab that logs out names the member, and others say how many drafts they have of theirs. */
const CHANNEL = 'drafts'

/** How long they have for that, in milliseconds. A tab that the browser has frozen says nothing. */
const ANSWERING = 500

let isAsking = false

/** From here on says how many drafts this tab has, when another one asks. */
export function tellOfDrafts(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => {
    if (typeof data === 'string' && !isAsking) channel.postMessage(draftsHere(data))
  }
}

/** How many drafts a member has in all tabs of this browser. */
export async function countDrafts(memberId: string): Promise<number> {
  let count = draftsHere(memberId)
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => {
    if (typeof data === 'number') count += data
  }
  isAsking = true
  channel.postMessage(memberId)
  await new Promise((resolve) => setTimeout(resolve, ANSWERING))
  isAsking = false
  channel.close()
  return count
}

/** A member's own wording of a text can't be saved anywhere, so it isn't unsaved work. */
function draftsHere(memberId: string): number {
  const names = [...draftNames()].filter((name) => name.startsWith(`${memberId}:`))
  return names.filter((name) => !name.startsWith(`${memberId}:words:`)).length
}
