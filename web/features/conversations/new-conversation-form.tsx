import type { ConversationScript } from 'contract/conversation-script'
import * as messages from 'messages/conversation-editor'
import { type FormEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useCreateConversation } from './managed-queries.ts'
import { slugOf } from './slug.ts'

/** A title and a partner are enough for a draft; the rest is written in the editor. */
export function NewConversationForm({ onCreated }: { onCreated: (slug: string) => void }) {
  const [title, setTitle] = useState('')
  const [partner, setPartner] = useState('')
  const { mutate, isPending } = useCreateConversation(({ slug }) => onCreated(slug))
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() !== '' && partner.trim() !== '' && !isPending)
      mutate({ slug: slugOf(title), script: anOutline(title, partner) })
  }
  return (
    <Card aria-labelledby="new-conversation">
      <form aria-label={messages.newConversation} className="grid gap-4" onSubmit={send}>
        <h2 id="new-conversation" className="heading-panel">
          {messages.newConversation}
        </h2>
        <TextField
          label={messages.title}
          required
          maxLength={120}
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <TextField
          label={messages.partner}
          hint={messages.partnerHint}
          required
          maxLength={60}
          value={partner}
          onChange={({ currentTarget }) => setPartner(currentTarget.value)}
        />
        <Button type="submit" variant="ink" className="justify-self-start" pending={isPending}>
          {messages.createDraft}
        </Button>
      </form>
    </Card>
  )
}

function anOutline(title: string, partner: string): ConversationScript {
  const anywhere = { moodAtMost: null, anyHarm: [], allFacts: [] }
  return {
    title: title.trim(),
    theme: 'talking',
    course: null,
    lesson: null,
    minutes: 4,
    objective: '',
    sources: [],
    setting: '',
    partner: { name: partner.trim(), about: '', mood: { start: 5, leavesAt: 1 } },
    facts: [],
    harms: [],
    start: 'start',
    nodes: [
      { id: 'start', isEnd: false, isLastChance: false, stage: null, line: '', replies: [] },
      { id: 'end', isEnd: true, isLastChance: false, stage: null, line: '', replies: [] },
    ],
    endings: [{ id: 'clear', isClear: true, when: anywhere, title: '', text: '' }],
    askFirst: '',
    model: [],
    tryIt: '',
  }
}
