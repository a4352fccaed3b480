import type { Balance, Content, Step, Traveller } from './traveller.ts'

const REDEMPTION: Balance = { tokens: -5, points: 0 }
/** The challenge that travellers check in to pays at the tenth time. */
const CHECK_INS = 10
const CHALLENGE: Balance = { tokens: 10, points: 20 }
const NOTHING: Balance = { tokens: 0, points: 0 }

/**
 * Goes through everything that was acknowledged, in its order, and compares each balance that members were shown with
 * what they had earned and spent until then: it must never be more, less or outdated.
 * @returns each disagreement
 */
export function checkAnswers(travellers: readonly Traveller[], content: Content): string[] {
  return travellers.flatMap((traveller) => {
    let { tokens, points } = NOTHING
    return traveller.done.flatMap((step, index) => {
      const pay = payOf(step, traveller.done.slice(0, index), content)
      tokens += pay.tokens
      points += pay.points
      const told = traveller.told[index]
      if (told?.tokens === tokens && told.points === points && tokens >= 0) return []
      return [
        `${traveller.email}, step ${index} ${step.kind}: ${tokens} and ${points}, but told ${JSON.stringify(told)}`,
      ]
    })
  })
}

/** What a step changes after all those before it. */
function payOf(step: Step, before: readonly Step[], { missions, quizzes }: Content): Balance {
  switch (step.kind) {
    case 'complete':
      return missions.find(({ id }) => id === step.missionId) ?? NOTHING
    case 'answer': {
      const quiz = quizzes.find(({ id }) => id === step.quizId)
      const isRight = (each: Step) =>
        each.kind === 'answer' && each.quizId === quiz?.id && each.answer === quiz.correct_answer
      return { tokens: 0, points: isRight(step) && !before.some(isRight) ? (quiz?.points ?? 0) : 0 }
    }
    case 'check-in':
      return before.filter(({ kind }) => kind === 'check-in').length === CHECK_INS - 1 ? CHALLENGE : NOTHING
    case 'redeem':
      return REDEMPTION
    default:
      return NOTHING
  }
}
