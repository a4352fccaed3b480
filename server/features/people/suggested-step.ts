import type { TalkOutcome } from 'game/people'
import type { ServerMessages } from 'messages/server'

/** What is suggested next after a talk; null after a no. */
export function suggestedStep(outcome: TalkOutcome, { people }: Pick<ServerMessages, 'people'>): string | null {
  const steps: Record<TalkOutcome, string | null> = {
    listened: people.afterListening,
    asked: people.afterAsking,
    thinking: people.whileThinking,
    customer: people.asCustomer,
    'in-the-team': people.inTheTeam,
    'not-now': people.notNow,
    no: null,
    'no-answer': people.noAnswer,
  }
  return steps[outcome]
}
