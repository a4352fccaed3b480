import type { Mission, MissionUpdate } from 'contract/missions'
import { MISSION_LIMITS } from 'game/missions'
import type { FormProblem } from 'game/validation'
import * as messages from 'messages/missions'

/** The form of a station as it is typed. */
export type MissionValues = {
  title: string
  description: string
  content: string
  tokens: string
  points: string
  /** A station's id, or `FIRST`. */
  unlockAfter: string
}

/** Stands for no station before it; it is sent as null. */
export const FIRST = 'first'

export const MISSION_LABELS: Record<keyof MissionValues, string> = {
  title: messages.title,
  description: messages.description,
  content: messages.lesson,
  tokens: messages.tokens,
  points: messages.points,
  unlockAfter: messages.opensAfter,
}

export function missionValues({ title, description, content, tokens, points, unlockAfter }: Mission): MissionValues {
  return {
    title,
    description,
    content,
    tokens: String(tokens),
    points: String(points),
    unlockAfter: unlockAfter === null ? FIRST : String(unlockAfter),
  }
}

/** The station as it is sent; a blank reward is none. */
export function missionFrom(values: MissionValues): MissionUpdate {
  return {
    title: values.title.trim(),
    description: values.description.trim(),
    content: values.content.trim(),
    tokens: Number(values.tokens),
    points: Number(values.points),
    unlockAfter: values.unlockAfter === FIRST ? null : Number(values.unlockAfter),
  }
}

export type MissionErrors = Partial<Record<keyof MissionValues, string>>

/** What stands in the way of sending a station: for the toast and at the fields. Null where nothing does. */
export function checkMission(values: MissionValues): { problem: FormProblem; errors: MissionErrors } | null {
  const { title, description, content, tokens, points } = missionFrom(values)
  if (title === '' || description === '' || content === '') {
    return {
      problem: { title: messages.missingInformation, message: messages.fillIn },
      errors: {
        ...(title === '' && { title: messages.enterTitle }),
        ...(description === '' && { description: messages.enterDescription }),
        ...(content === '' && { content: messages.enterLesson }),
      },
    }
  }
  const message = messages.wholeReward({ max: String(MISSION_LIMITS.reward) })
  const errors = { ...(!isReward(tokens) && { tokens: message }), ...(!isReward(points) && { points: message }) }
  return isReward(tokens) && isReward(points) ? null : { problem: { title: messages.invalidReward, message }, errors }
}

function isReward(sum: number): boolean {
  return Number.isInteger(sum) && sum >= 0 && sum <= MISSION_LIMITS.reward
}
