import type { ConversationScript } from 'contract/conversation-script'
import { CONVERSATION_LIMITS, REPLY_QUALITIES, type ReplyQuality } from 'game/conversations'
import * as messages from 'messages/conversation-editor'
import { useRemoval } from '#web/client/forms/use-removal.ts'
import { focusSoon } from '#web/client/page/focus.ts'
import { Button } from '#web/ui/button.tsx'
import { RemovedLine } from '#web/ui/removed-line.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { WholeNumberField } from './whole-number-field.tsx'

type Node = ConversationScript['nodes'][number]
type Reply = Node['replies'][number]

/** The id of the form's heading. */
export const EDITED_NODE = 'edited-node'

type EditorNodeFormProps = {
  script: ConversationScript
  node: Node
  onChange: (node: Node) => void
  onDelete: () => void
  onPlay: () => void
}

/** What the partner says at one node, and the replies to it. */
export function EditorNodeForm({ script, node, onChange, onDelete, onPlay }: EditorNodeFormProps) {
  const change = (changes: Partial<Node>) => onChange({ ...node, ...changes })
  const isFull = node.replies.length >= CONVERSATION_LIMITS.replies
  const { removed, remove, undo } = useRemoval(
    node.replies,
    ({ id }) => id,
    (replies) => change({ replies }),
  )
  const changeReply = (index: number, reply: Reply) => change({ replies: node.replies.with(index, reply) })
  return (
    <form aria-label={messages.node} className="grid gap-4" onSubmit={(event) => event.preventDefault()}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={EDITED_NODE} tabIndex={-1} className="heading-card outline-none">
          {node.id}
        </h3>
        <div className="flex flex-wrap gap-2">
          {!node.isEnd && <Button onClick={onPlay}>{messages.playFromNode}</Button>}
          {node.id !== script.start && <Button onClick={onDelete}>{messages.deleteNode}</Button>}
        </div>
      </div>
      <Switch
        label={messages.anEnd}
        hint={messages.anEndHint}
        checked={node.isEnd}
        onChange={({ currentTarget }) => change({ isEnd: currentTarget.checked })}
      />
      {!node.isEnd && (
        <>
          <TextArea
            label={messages.whatTheySay({ partner: script.partner.name })}
            rows={2}
            value={node.line}
            onChange={({ currentTarget }) => change({ line: currentTarget.value })}
          />
          <TextField
            label={messages.happensFirst}
            optional
            value={node.stage ?? ''}
            onChange={({ currentTarget }) => change({ stage: currentTarget.value === '' ? null : currentTarget.value })}
          />
          <Switch
            label={messages.lastChance}
            hint={messages.lastChanceHint}
            checked={node.isLastChance}
            onChange={({ currentTarget }) => change({ isLastChance: currentTarget.checked })}
          />
          {node.replies.map((reply, index) => (
            <ReplyFields
              key={reply.id}
              script={script}
              reply={reply}
              onChange={(next) => changeReply(index, next)}
              onDelete={() => {
                remove(reply)
                focusSoon(EDITED_NODE)
              }}
            />
          ))}
          {removed && !isFull && (
            <RemovedLine
              undoLabel={messages.undo}
              onUndo={() => {
                undo()
                focusSoon(EDITED_NODE)
              }}
            >
              {messages.replyDeleted({ id: removed.id })}
            </RemovedLine>
          )}
          {!isFull && (
            <Button
              className="justify-self-start"
              onClick={() => change({ replies: [...node.replies, aReply(node, script, removed?.id)] })}
            >
              {messages.addReply}
            </Button>
          )}
        </>
      )}
    </form>
  )
}

/**
 * Leads to an end until another node is chosen.
 * @param removed the id of the reply that Undo brings back
 */
function aReply({ id, replies }: Node, { nodes }: ConversationScript, removed: string | undefined): Reply {
  const taken = [removed, ...replies.map((reply) => reply.id)]
  const free = [1, 2, 3, 4].find((number) => !taken.includes(`reply-${number}`)) ?? 5
  const go = nodes.find(({ isEnd }) => isEnd)?.id ?? id
  const named = { id: `reply-${free}`, text: '', feedback: '', source: null, go }
  return { ...named, quality: 'fair', tells: [], does: [], mends: [], mood: 0 }
}

type ReplyFieldsProps = {
  script: ConversationScript
  reply: Reply
  onChange: (reply: Reply) => void
  onDelete: () => void
}

function ReplyFields({ script, reply, onChange, onDelete }: ReplyFieldsProps) {
  const change = (changes: Partial<Reply>) => onChange({ ...reply, ...changes })
  const sources = [
    { value: '', label: messages.none },
    ...script.sources.map(({ id, title }) => ({ value: id, label: title })),
  ]
  return (
    <fieldset className="grid gap-3 rounded-card border-2 border-rule p-3">
      <legend className="px-1 font-semibold">{messages.reply({ id: reply.id })}</legend>
      <TextArea
        label={messages.text}
        rows={2}
        value={reply.text}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <TextArea
        label={messages.feedback}
        rows={2}
        value={reply.feedback}
        onChange={({ currentTarget }) => change({ feedback: currentTarget.value })}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={messages.quality}
          value={reply.quality}
          options={REPLY_QUALITIES.map((quality) => ({ value: quality, label: messages.qualityName({ quality }) }))}
          onChange={({ currentTarget }) => change({ quality: currentTarget.value as ReplyQuality })}
        />
        <WholeNumberField
          label={messages.mood}
          min={-CONVERSATION_LIMITS.mood}
          max={CONVERSATION_LIMITS.mood}
          value={reply.mood}
          onNumber={(mood) => change({ mood })}
        />
        <SelectField
          label={messages.leadsTo}
          value={reply.go}
          options={script.nodes.map(({ id }) => ({ value: id, label: id }))}
          onChange={({ currentTarget }) => change({ go: currentTarget.value })}
        />
        <SelectField
          label={messages.sourceLabel}
          value={reply.source ?? ''}
          options={sources}
          onChange={({ currentTarget }) => change({ source: currentTarget.value || null })}
        />
      </div>
      <Ids legend={messages.tells} all={script.facts} chosen={reply.tells} onChange={(tells) => change({ tells })} />
      <Ids legend={messages.does} all={script.harms} chosen={reply.does} onChange={(does) => change({ does })} />
      <Ids legend={messages.mends} all={script.harms} chosen={reply.mends} onChange={(mends) => change({ mends })} />
      <Button className="justify-self-start" onClick={onDelete}>
        <span>{messages.deleteReply({ id: reply.id, more: (more) => <span className="sr-only">{more}</span> })}</span>
      </Button>
    </fieldset>
  )
}

type IdsProps = {
  legend: string
  all: readonly { readonly id: string; readonly text: string }[]
  chosen: readonly string[]
  onChange: (ids: string[]) => void
}

function Ids({ legend, all, chosen, onChange }: IdsProps) {
  if (all.length === 0) return null
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4">
      <legend className="font-semibold text-sm">{legend}</legend>
      {all.map(({ id, text }) => (
        <label key={id} title={text} className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="size-5 check-box"
            checked={chosen.includes(id)}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
          />
          {id}
        </label>
      ))}
    </fieldset>
  )
}
