import { type ConversationFigures, conversationFigures, conversationFindings } from 'content/conversation-rules'
import type { ConversationScript } from 'contract/conversation-script'
import type {
  CheckedConversation,
  ManagedConversation,
  ManagedConversationItem,
  PlayableConversation,
  PracticeListItem,
} from 'contract/conversations'
import { dayIn } from 'game/days'
import type { ServerMessages } from 'messages/server'
import type { Db } from '#server/database/database.ts'
import { type InLanguage, translate } from '#server/features/translations/public.ts'
import { dueDay } from './practice-due.ts'
import { type ConversationRow, findScripts, listConversations, type RunRow, runsOf } from './queries.ts'
import { translateListed } from './translate-script.ts'

function listed({ slug, theme, title, partner, objective, minutes }: ConversationRow) {
  return { slug, theme, title, partner, objective, minutes }
}

function inLanguage({ language }: InLanguage): InLanguage {
  return language === undefined ? {} : { language }
}

type Member = { id: string; time_zone: string | null }

/** The published conversations with what this member reached in them, in a language. */
export async function readPracticeList(
  db: Db,
  member: Member,
  { now, language }: { now: number; language: string },
): Promise<PracticeListItem[]> {
  const runs = Map.groupBy(await runsOf(db, member.id), (run) => run.conversation_id)
  const rows = (await listConversations(db)).filter((row) => row.is_published === 1)
  const published = await translateListed(db, language, rows)
  const today = dayIn(member.time_zone, now)
  const best = await bestRuns(db, [...runs.values()], language)
  return published.map((row) => {
    const own = runs.get(row.id) ?? []
    const dueOn = dueDay(own, member.time_zone)
    const isDue = dueOn !== null && dueOn <= today
    return { ...listed(row), runs: own.length, best: best.get(row.id) ?? null, isDue, ...inLanguage(row) }
  })
}

/**
 * The last clear run of each conversation, or else its last, by the conversation's id.
 * @param runs of each conversation
 */
async function bestRuns(
  db: Db,
  runs: readonly (readonly RunRow[])[],
  language: string,
): Promise<Map<number, NonNullable<PracticeListItem['best']>>> {
  const best = runs.flatMap((own) => own.findLast(({ is_clear }) => is_clear === 1) ?? own.at(-1) ?? [])
  const scripts = await translate(db, language, 'conversation', await findScripts(db, best))
  const endings = new Map(scripts.map((script) => [script.id, script.endings]))
  return new Map(
    best.map(({ conversation_id: id, ending, is_clear }) => {
      const title = endings.get(id)?.find((each) => each.id === ending)?.title ?? ending
      return [id, { title, isClear: is_clear === 1 }]
    }),
  )
}

/** @param script its current version, in the language of the member */
export function playableView(row: ConversationRow, script: ConversationScript & InLanguage): PlayableConversation {
  const { title, objective, partner } = script
  return {
    ...listed({ ...row, title, objective, partner: partner.name }),
    ...inLanguage(script),
    version: row.current_version,
    setting: script.setting,
    about: script.partner.about,
    mood: script.partner.mood,
    start: script.start,
    nodes: script.nodes.map(({ id, isEnd, stage, line, replies }) => ({
      id,
      isEnd,
      stage,
      line,
      replies: replies.map((reply) => {
        const { id, text, mood, feedback, go } = reply
        return { id, text, mood, feedback, go }
      }),
    })),
    askFirst: script.askFirst,
  }
}

export function managedItemView(row: ConversationRow): ManagedConversationItem {
  return {
    ...listed(row),
    isPublished: row.is_published === 1,
    version: row.current_version,
    updatedAt: new Date(row.updated_at).toISOString(),
  }
}

/** A conversation with its script, as the one who edits it gets it. */
export type EditedConversation = { readonly row: ConversationRow; readonly script: ConversationScript }

export function managedView({ row, script }: EditedConversation, messages: ServerMessages): ManagedConversation {
  const { slug, isPublished, version, updatedAt } = managedItemView(row)
  return { slug, isPublished, version, updatedAt, script, ...checkScript(script, messages) }
}

/** What the rules say of a script. */
export function checkScript(script: ConversationScript, messages: ServerMessages): CheckedConversation {
  const findings = conversationFindings(script).map(({ rule, node, sentence }) => {
    return { rule, node, message: sentence(messages.conversationRules) }
  })
  return { findings, figures: figuresView(conversationFigures(script)) }
}

function figuresView({ blind, endings, ...figures }: ConversationFigures): CheckedConversation['figures'] {
  return {
    ...figures,
    endings: [...endings],
    blind: Object.entries(blind).map(([player, ending]) => ({ player, ending })),
  }
}
