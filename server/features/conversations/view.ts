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
import type { InLanguage } from '#server/features/translations/public.ts'
import { dueDay } from './practice-due.ts'
import { type ConversationRow, findScript, listConversations, type RunRow, runsOf } from './queries.ts'
import { translateListed, translateScript } from './translate-script.ts'

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
  return Promise.all(
    published.map(async (row) => {
      const own = runs.get(row.id) ?? []
      const dueOn = dueDay(own, member.time_zone)
      const isDue = dueOn !== null && dueOn <= today
      return { ...listed(row), runs: own.length, best: await bestOf(db, own, language), isDue, ...inLanguage(row) }
    }),
  )
}

async function bestOf(db: Db, runs: readonly RunRow[], language: string): Promise<PracticeListItem['best']> {
  const best = runs.findLast(({ is_clear }) => is_clear === 1) ?? runs.at(-1)
  if (best === undefined) return null
  const played = await findScript(db, best.conversation_id, best.version)
  const script = played && (await translateScript(db, language, best.conversation_id, played))
  const title = script?.endings.find(({ id }) => id === best.ending)?.title ?? best.ending
  return { title, isClear: best.is_clear === 1 }
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
