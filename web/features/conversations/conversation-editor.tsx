import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ConversationScript, Finding } from 'contract/conversation-script'
import type { CheckedConversation, ManagedConversation } from 'contract/conversations'
import { endingOf, replay } from 'game/conversations'
import * as messages from 'messages/conversation-editor'
import { locale } from 'messages/language'
import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import { DraftNotice } from '#web/client/forms/draft-notice.tsx'
import { SaveRefusal } from '#web/client/forms/save-refusal.tsx'
import { useDraft } from '#web/client/forms/use-draft.ts'
import { useRemoval } from '#web/client/forms/use-removal.ts'
import { focusSoon } from '#web/client/page/focus.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Preview } from '#web/ui/preview.tsx'
import { RemovedLine } from '#web/ui/removed-line.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ConversationStage } from './conversation-stage.tsx'
import { EditorFields } from './editor-fields.tsx'
import { EditorGraph } from './editor-graph.tsx'
import { EDITED_NODE, EditorNodeForm } from './editor-node-form.tsx'
import { checkQuery, usePublishConversation, useSaveConversation } from './managed-queries.ts'

/** The delay before a script that is being typed is checked, in milliseconds. */
const PAUSE = 400

const SHARE = new Intl.NumberFormat(locale, {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

type Node = ConversationScript['nodes'][number]

/** The graph of a conversation, the form of one node next to it, and what the rules say while it is written. */
export function ConversationEditor({ conversation }: { conversation: ManagedConversation }) {
  const { slug, isPublished, updatedAt } = conversation
  const draft = useDraft(`conversation:${slug}`, { values: valuesOf(conversation.script), version: updatedAt })
  const { text } = draft.values
  const script = useMemo(() => scriptIn(text, conversation.script), [text, conversation.script])
  const [chosen, setChosen] = useState(script.start)
  const [playedFrom, setPlayedFrom] = useState<string | null>(null)
  const checked = useChecked(script, conversation)
  const node = script.nodes.find(({ id }) => id === chosen)
  const change = (changes: Partial<ConversationScript>) => draft.change(valuesOf({ ...script, ...changes }))
  const { removed, remove, undo } = useRemoval(
    script.nodes,
    ({ id }) => id,
    (nodes) => change({ nodes }),
  )
  const save = useSaveConversation((saved, sent) =>
    draft.settle(valuesOf(sent.script), { values: valuesOf(saved.script), version: saved.updatedAt }),
  )
  const publish = usePublishConversation()
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        <Button
          variant="go"
          aria-disabled={!draft.isDraft}
          pending={save.isPending}
          onClick={() => save.mutate({ slug, script, updatedAt: draft.version })}
        >
          {messages.save}
        </Button>
        <Button
          aria-disabled={draft.isDraft || (!isPublished && checked.findings.length > 0)}
          pending={publish.isPending}
          onClick={() => publish.mutate({ slug, isPublished: !isPublished })}
        >
          {isPublished ? messages.hide : messages.publish}
        </Button>
      </div>
      <SaveRefusal error={save.error} draft={draft} />
      <DraftNotice what="conversation" draft={draft} labels={{ text: messages.theConversation }} />
      <Findings checked={checked} onChoose={setChosen} />
      <Preview label={messages.about}>
        <EditorFields script={script} onChange={change} />
      </Preview>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <div className="grid gap-3">
          <EditorGraph script={script} findings={checked.findings} chosen={chosen} onChoose={setChosen} />
          {removed && (
            <RemovedLine
              undoLabel={messages.undo}
              onUndo={() => {
                undo()
                setChosen(removed.id)
                focusSoon(EDITED_NODE)
              }}
            >
              {messages.nodeDeleted({ id: removed.id })}
            </RemovedLine>
          )}
          <NewNode
            script={script}
            onAdd={(added) => {
              change({ nodes: [...script.nodes, added] })
              setChosen(added.id)
              focusSoon(EDITED_NODE)
            }}
          />
        </div>
        {node && (
          <EditorNodeForm
            key={node.id}
            script={script}
            node={node}
            onChange={(next) => change({ nodes: script.nodes.map((each) => (each.id === next.id ? next : each)) })}
            onDelete={() => {
              remove(node)
              setChosen(script.start)
              focusSoon(EDITED_NODE)
            }}
            onPlay={() => setPlayedFrom(node.id)}
          />
        )}
      </div>
      {playedFrom !== null && (
        <Trial key={playedFrom} script={{ ...script, start: playedFrom }} onClose={() => setPlayedFrom(null)} />
      )}
    </div>
  )
}

/** A form's draft has fixed fields, but a script has any number of them, so it's stored as one text. */
type Values = { text: string }

function valuesOf(script: ConversationScript): Values {
  return { text: JSON.stringify(script) }
}

function scriptIn(text: string, saved: ConversationScript): ConversationScript {
  try {
    return JSON.parse(text) as ConversationScript
  } catch {
    return saved
  }
}

/** The findings for the script as it is typed; until the first answer those of the saved one. */
function useChecked(script: ConversationScript, saved: ManagedConversation): CheckedConversation {
  const [asked, setAsked] = useState(script)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(script), PAUSE)
    return () => clearTimeout(timer)
  }, [script])
  const query = useQuery({ ...checkQuery(asked), placeholderData: keepPreviousData })
  return useDeferredValue(query.data ?? saved)
}

function Findings({ checked, onChoose }: { checked: CheckedConversation; onChoose: (node: string) => void }) {
  const { findings, figures } = checked
  const paths = figures.paths ?? 0
  return (
    <Banner tone={findings.length === 0 ? 'done' : 'earned'} role="status">
      <p className="font-semibold">
        {findings.length === 0 ? messages.noFindings : messages.findings({ count: findings.length })}
      </p>
      {findings.length > 0 && (
        <ul className="mt-1 grid max-h-60 gap-1 overflow-auto">
          {findings.map((finding) => (
            <li key={JSON.stringify(finding)}>
              <FindingLine finding={finding} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
      {paths > 0 && (
        <p className="mt-1 text-sm">
          {messages.figures({
            paths,
            shares: figures.endings
              .map(({ id, paths: own }) => isolated(`${id} ${SHARE.format(own / paths)}`))
              .join(' · '),
            longest: figures.longest,
            shortest: figures.shortest,
            nodes: figures.nodes,
          })}
        </p>
      )}
    </Banner>
  )
}

/** An English name and its figure stay together among words from right to left. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`
}

function FindingLine({ finding, onChoose }: { finding: Finding; onChoose: (node: string) => void }) {
  const { rule, node, message } = finding
  const named = { isForm: rule === 0, rule, message }
  if (node === null) return messages.finding(named)
  return (
    <button type="button" className="min-h-6 text-start underline underline-offset-4" onClick={() => onChoose(node)}>
      {messages.findingAt({ ...named, node })}
    </button>
  )
}

function NewNode({ script, onAdd }: { script: ConversationScript; onAdd: (node: Node) => void }) {
  const [id, setId] = useState('')
  const isFree = /^[a-z0-9][a-z0-9-]{0,39}$/.test(id) && script.nodes.every((node) => node.id !== id)
  const add = () => {
    onAdd({ id, isEnd: false, isLastChance: false, stage: null, line: '', replies: [] })
    setId('')
  }
  return (
    <div className="grid gap-2 sm:flex sm:items-center">
      <TextField
        label={messages.newNode}
        hint={messages.newNodeHint}
        value={id}
        className="min-w-0 flex-1"
        onChange={({ currentTarget }) => setId(currentTarget.value)}
      />
      <Button aria-disabled={!isFree} onClick={add}>
        {messages.addNode}
      </Button>
    </div>
  )
}

/** Plays the unsaved conversation from one of its nodes. Nothing is stored. */
function Trial({ script, onClose }: { script: ConversationScript; onClose: () => void }) {
  const [replies, setReplies] = useState<string[]>([])
  const heading = useId()
  const { partner, nodes, start } = script
  const run = replay(script, replies)
  const ending = run?.state.isOver ? endingOf(script, run.state) : undefined
  return (
    <Card aria-labelledby={heading} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={heading} className="heading-card">
          {messages.playedFrom({ node: start })}
        </h3>
        <Button onClick={onClose}>{messages.close}</Button>
      </div>
      <ConversationStage
        conversation={{ partner: partner.name, mood: partner.mood, start, nodes }}
        replies={replies}
        onReplies={setReplies}
        after={
          <p>
            {messages.endingIs({
              title: ending?.title ?? messages.noneFits,
              strong: (title) => <strong>{title}</strong>,
            })}
          </p>
        }
      />
    </Card>
  )
}
