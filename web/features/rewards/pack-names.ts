import * as messages from 'messages/rewards'

const TONES: Readonly<Record<string, string>> = {
  curious: messages.toneCurious,
  plain: messages.tonePlain,
  thankful: messages.toneThankful,
  warm: messages.toneWarm,
}

const SEQUENCES: Readonly<Record<string, string>> = {
  'after-a-conversation': messages.afterConversation,
  'after-silence': messages.afterSilence,
  'answering-doubts': messages.answeringDoubts,
  complaint: messages.complaint,
  'course-invitation': messages.courseInvitation,
  'day-thirty': messages.dayThirty,
  'day-three': messages.dayThree,
  'first-hello': messages.firstHello,
  'first-use': messages.firstUse,
  'gracious-goodbye': messages.graciousGoodbye,
  'late-delivery': messages.lateDelivery,
  'learning-together': messages.learningTogether,
  'old-friend': messages.oldFriend,
  'order-received': messages.orderReceived,
  'price-change': messages.priceChange,
  recall: messages.recall,
  refund: messages.refund,
  'sharing-a-lesson': messages.sharingLesson,
  'thanks-and-goodbye': messages.thanksAndGoodbye,
  welcome: messages.welcome,
}

export function toneName(tone: string): string {
  return TONES[tone] ?? asWords(tone)
}

export function sequenceName(sequence: string): string {
  return SEQUENCES[sequence] ?? asWords(sequence)
}

/** What was delivered long ago may have a name that the content no longer has: `cold-call` as `Cold call`. */
function asWords(key: string): string {
  const words = key.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
