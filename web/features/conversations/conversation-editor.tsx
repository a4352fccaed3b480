import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ConversationScript, Finding } from 'contract/conversation-script'
import type { CheckedConversation, ManagedConversation } from 'contract/conversations'
import { endingOf, replay } from 'game/conversations'
import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import { DraftNotice } from '#web/client/forms/draft-notice.tsx'
import { useDraft } from '#web/client/forms/use-draft.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Preview } from '#web/ui/preview.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ConversationStage } from './conversation-stage.tsx'
import { EditorFields } from './editor-fields.tsx'
import { EditorGraph } from './editor-graph.tsx'
import { EditorNodeForm } from './editor-node-form.tsx'
import { checkQuery, usePublishConversation, useSaveConversation } from './managed-queries.ts'

/** Before a script that is being typed is checked, in milliseconds. */
const PAUSE = 400

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
  const save = useSaveConversation((saved, sent) =>
    draft.settle(valuesOf(sent.script), { values: valuesOf(saved.script), version: saved.updatedAt }),
  )
  const publish = usePublishConversation()
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        <Button
          variant="go"
          disabled={!draft.isDraft}
          pending={save.isPending}
          onClick={() => save.mutate({ slug, script, updatedAt: draft.version })}
        >
          Save
        </Button>
        <Button
          disabled={draft.isDraft || (!isPublished && checked.findings.length > 0)}
          pending={publish.isPending}
          onClick={() => publish.mutate({ slug, isPublished: !isPublished })}
        >
          {isPublished ? 'Hide from members' : 'Publish'}
        </Button>
      </div>
      <DraftNotice what="conversation" draft={draft} labels={{ text: 'the conversation' }} />
      <Findings checked={checked} onChoose={setChosen} />
      <Preview label="About this conversation">
        <EditorFields script={script} onChange={change} />
      </Preview>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <div className="grid gap-3">
          <EditorGraph script={script} findings={checked.findings} chosen={chosen} onChoose={setChosen} />
          <NewNode
            script={script}
            onAdd={(added) => {
              change({ nodes: [...script.nodes, added] })
              setChosen(added.id)
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
              change({ nodes: script.nodes.filter(({ id }) => id !== node.id) })
              setChosen(script.start)
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

/** A draft has the fields of its form, and a script has as many as its writer gives it: so it's one text. */
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

/** What the rules say of the script as it is typed; until the first answer what they said of the saved one. */
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
        {findings.length === 0 ? 'No findings: this conversation keeps all rules.' : `Findings: ${findings.length}`}
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
          {paths} paths:{' '}
          {figures.endings.map(({ id, paths: own }) => `${id} ${((100 * own) / paths).toFixed(1)}%`).join(' · ')}. The
          good reply is the longest in {figures.longest} and the shortest in {figures.shortest} of {figures.nodes}{' '}
          nodes.
        </p>
      )}
    </Banner>
  )
}

function FindingLine({ finding, onChoose }: { finding: Finding; onChoose: (node: string) => void }) {
  const { rule, node, message } = finding
  const name = rule === 0 ? 'Form' : `Rule ${rule}`
  if (node === null) return `${name}: ${message}`
  return (
    <button type="button" className="min-h-6 text-start underline underline-offset-4" onClick={() => onChoose(node)}>
      {name}, {node}: {message}
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
    <div className="flex flex-wrap items-end gap-2">
      <TextField
        label="New node"
        hint="A short name, such as asks-again"
        value={id}
        className="min-w-0 flex-1"
        onChange={({ currentTarget }) => setId(currentTarget.value)}
      />
      <Button disabled={!isFree} onClick={add}>
        Add node
      </Button>
    </div>
  )
}

/** The unsaved conversation, played from one of its nodes. Nothing of it is stored. */
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
          Played from {start}
        </h3>
        <Button onClick={onClose}>Close</Button>
      </div>
      <ConversationStage
        conversation={{ partner: partner.name, mood: partner.mood, start, nodes }}
        replies={replies}
        onReplies={setReplies}
        after={
          <p>
            Ending: <strong>{ending?.title ?? 'none fits'}</strong>
          </p>
        }
      />
    </Card>
  )
}
