import type { ConversationScript } from 'contract/conversation-script'
import type { Debrief } from 'contract/conversations'
import { type Ending, type PracticeRun, type PracticeStep, replay } from 'game/conversations'

/** The answer to a finished run. */
export function debriefOf(script: ConversationScript, run: PracticeRun, ending: Ending): Debrief {
  const { facts, harms } = run.state
  const done = new Set(run.steps.flatMap(({ reply }) => reply.does))
  return {
    ending: { id: ending.id, title: ending.title, text: ending.text, isClear: ending.isClear },
    facts: script.facts.map(({ id, text }) => ({ id, text, isTold: facts.includes(id) })),
    harms: script.harms
      .filter(({ id }) => done.has(id))
      .map(({ id, text }) => ({ id, text, isStanding: harms.includes(id) })),
    path: stepsOf(script, run.steps),
    model: stepsOf(script, replay(script, script.model)?.steps ?? []),
    tryIt: script.tryIt,
  }
}

function stepsOf({ sources }: ConversationScript, steps: readonly PracticeStep[]): Debrief['path'] {
  return steps.map(({ node, reply }) => {
    const source = sources.find(({ id }) => id === reply.source)
    return {
      stage: node.stage,
      line: node.line,
      reply: reply.text,
      quality: reply.quality,
      feedback: reply.feedback,
      source: source === undefined ? null : { title: source.title, url: source.url },
    }
  })
}
