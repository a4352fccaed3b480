import type { ServerMessages } from 'messages/server'

/** What keeps a conversation from being published; 0 is the form. The sentence comes in the language of the messages. */
export type RuleFinding = { readonly rule: number; readonly node: string | null; readonly sentence: FindingSentence }

export type Says = ServerMessages['conversationRules']
export type FindingSentence = (says: Says) => string

export function finding(rule: number, node: string | null, sentence: FindingSentence): RuleFinding {
  return { rule, node, sentence }
}
