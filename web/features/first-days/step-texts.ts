import type { HelperStep, MemberStep } from 'game/first-days'
import * as messages from 'messages/first-days'

/** What a new member does, as they read it. */
export const OWN_STEPS: Record<MemberStep, string> = {
  why: messages.ownWhy,
  station: messages.ownStation,
  practice: messages.ownPractice,
  people: messages.ownPeople,
  talk: messages.ownTalk,
  call: messages.ownCall,
}

/** The same as whoever helps them reads it. */
export const THEIR_STEPS: Record<MemberStep, string> = {
  why: messages.theirWhy,
  station: messages.theirStation,
  practice: messages.theirPractice,
  people: messages.theirPeople,
  talk: messages.theirTalk,
  call: messages.theirCall,
}

/** What a helper does, as they read it. */
export const HELPER_TASKS: Record<HelperStep, string> = {
  welcome: messages.taskWelcome,
  'agree-time': messages.taskAgreeTime,
  'practise-together': messages.taskPractise,
  'look-in': messages.taskLookIn,
}

/** The same as the new member reads it. */
export const HELPER_DID: Record<HelperStep, string> = {
  welcome: messages.didWelcome,
  'agree-time': messages.didAgreeTime,
  'practise-together': messages.didPractise,
  'look-in': messages.didLookIn,
}
