import type { ManagedFigure, MarketingFigureUpdate } from 'contract/site-texts'
import * as messages from 'messages/site-texts'
import { type FormEvent, useState } from 'react'
import { adminQueryKeys } from '#web/client/api/admin-query-keys.ts'
import { put } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { DraftNotice } from '#web/client/forms/draft-notice.tsx'
import { SaveRefusal } from '#web/client/forms/save-refusal.tsx'
import { useDraft } from '#web/client/forms/use-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const FIGURE_LABELS = {
  value: messages.figure,
  label: messages.measures,
  source: messages.source,
  isHidden: messages.hidden,
  isConfirmed: messages.confirmed,
}

type FigureValues = ReturnType<typeof figureValues>

function figureValues({ value, label, source, isHidden, isConfirmed }: ManagedFigure) {
  return { value, label, source: source ?? '', isHidden, isConfirmed }
}

function figureFrom({ value, label, source, ...flags }: FigureValues): MarketingFigureUpdate {
  return { value: value.trim(), label: label.trim(), source: source.trim() || null, ...flags }
}

/** One claim of the start page. */
export function FigureForm({ figure }: { figure: ManagedFigure }) {
  const { key } = figure
  const draft = useDraft(`figure:${key}`, { values: figureValues(figure), version: figure.updatedAt })
  const [tried, setTried] = useState(false)
  const { mutate, isPending, error } = useSaveFigure(key, (now, sent) =>
    draft.settle(sent.values, { values: figureValues(now), version: now.updatedAt }),
  )
  const { values, change } = draft
  const missing = (text: string, problem: string) => (tried && text.trim() === '' ? problem : undefined)

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const { value, label } = figureFrom(values)
    if (!isPending && value !== '' && label !== '') mutate({ values, updatedAt: draft.version })
  }
  return (
    <Card as="div" className="grid gap-4">
      <DraftNotice what="figure" draft={draft} labels={FIGURE_LABELS} />
      <form
        noValidate
        aria-label={messages.figureForm({ value: figure.value, label: figure.label })}
        onSubmit={send}
        className="grid gap-4"
      >
        <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4">
          <TextField
            label={FIGURE_LABELS.value}
            maxLength={20}
            value={values.value}
            error={missing(values.value, messages.enterFigure)}
            onChange={({ currentTarget }) => change({ value: currentTarget.value })}
          />
          <TextField
            label={FIGURE_LABELS.label}
            maxLength={60}
            value={values.label}
            error={missing(values.label, messages.enterMeasures)}
            onChange={({ currentTarget }) => change({ label: currentTarget.value })}
          />
        </div>
        <TextField
          label={FIGURE_LABELS.source}
          hint={messages.sourceHint}
          maxLength={300}
          optional
          value={values.source}
          onChange={({ currentTarget }) => change({ source: currentTarget.value })}
        />
        <Switch
          label={FIGURE_LABELS.isConfirmed}
          hint={messages.confirmedHint}
          checked={values.isConfirmed}
          onChange={({ currentTarget }) => change({ isConfirmed: currentTarget.checked })}
        />
        <Switch
          label={FIGURE_LABELS.isHidden}
          hint={values.isHidden ? messages.nobodySees : messages.canBeShown}
          checked={values.isHidden}
          onChange={({ currentTarget }) => change({ isHidden: currentTarget.checked })}
        />
        <SaveRefusal error={error} draft={draft} />
        <Button type="submit" pending={isPending} className="justify-self-start">
          {messages.saveFigure}
        </Button>
      </form>
    </Card>
  )
}

type Sent = { values: FigureValues; updatedAt: string }

function useSaveFigure(key: string, onSaved: (now: ManagedFigure, sent: Sent) => void) {
  return useToastMutation({
    send: ({ values, updatedAt }: Sent) =>
      put<ManagedFigure>(`/api/admin/marketing-figures/${key}`, { ...figureFrom(values), updatedAt }),
    done: ({ value, label }) => ({ title: messages.figureSaved, description: `${value} ${label}` }),
    failed: messages.saveFigureFailed,
    invalidates: [adminQueryKeys.managedFigures, queryKeys.figures],
    onSaved,
  })
}
