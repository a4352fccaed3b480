import { readConversation, type StarterConversation } from 'content/load-conversations'
import { Refusal } from '#server/refusal.ts'

/** @throws Refusal INVALID, naming the place in the file */
export function readConversationFile(yaml: string): StarterConversation {
  try {
    return readConversation('The file', yaml)
  } catch (fault) {
    const message = fault instanceof Error ? fault.message : String(fault)
    throw new Refusal('INVALID', { message: () => message.split('\n')[0]?.slice(0, 300) ?? '' })
  }
}
