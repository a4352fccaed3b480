import type { HelperStep, MemberStep } from 'game/first-days'

/** What a new member does, as they read it. */
export const OWN_STEPS: Record<MemberStep, string> = {
  why: 'Write down why you are here',
  station: 'Travel to Station 1',
  practice: 'Practise a first conversation',
  people: 'Think of three people you could listen to',
  talk: 'Log one real talk',
  call: 'Have a call with your sponsor',
}

/** The same as whoever helps them reads it. */
export const THEIR_STEPS: Record<MemberStep, string> = {
  why: 'Wrote down why they are here',
  station: 'Completed Station 1',
  practice: 'Practised a conversation',
  people: 'Thought of three people',
  talk: 'Logged a real talk',
  call: 'Had the call with you',
}

/** What a helper does, as they read it. */
export const HELPER_TASKS: Record<HelperStep, string> = {
  welcome: 'Send a welcome message',
  'agree-time': 'Agree on a time for a call',
  'practise-together': 'Practise together',
  'look-in': 'Look in on day 3',
}

/** The same as the new member reads it. */
export const HELPER_DID: Record<HelperStep, string> = {
  welcome: 'Sends you a welcome message',
  'agree-time': 'Agrees on a time for a call with you',
  'practise-together': 'Practises with you',
  'look-in': 'Looks in on day 3',
}
