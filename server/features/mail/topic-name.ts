import type { Topic } from 'game/notifications'

/** The topic as messages select by it: a select option can't have a hyphen. */
export function topicName(topic: Topic): Exclude<Topic, 'first-days'> | 'firstDays' {
  return topic === 'first-days' ? 'firstDays' : topic
}
