import type { MarketingFigure, MarketingFigureUpdate } from 'contract/site-texts'
import { type FormEvent, useState } from 'react'
import { adminQueryKeys } from '#web/client/api/admin-query-keys.ts'
import { put } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { DraftNotice } from '#web/client/forms/draft-notice.tsx'
import { useDraft } from '#web/client/forms/use-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const FIGURE_LABELS = {
  value: 'Figure',
  label: 'What it measures',
  source: 'Source',
  isHidden: 'Hidden',
  isConfirmed: 'Confirmed',
}

type FigureValues = ReturnType<typeof figureValues>

function figureValues({ value, label, source, isHidden, isConfirmed }: MarketingFigure) {
  return { value, label, source: source ?? '', isHidden, isConfirmed }
}

function figureFrom({ value, label, source, ...flags }: FigureValues): MarketingFigureUpdate {
  return { value: value.trim(), label: label.trim(), source: source.trim() || null, ...flags }
}

/** One claim of the start page. */
export function FigureForm({ figure }: { figure: MarketingFigure }) {
  const { key } = figure
  const draft = useDraft(`figure:${key}`, { values: figureValues(figure) })
  const [tried, setTried] = useState(false)
  const { mutate, isPending } = useSaveFigure(key, (now, sent) => draft.settle(sent, { values: figureValues(now) }))
  const { values, change } = draft
  const missing = (text: string, problem: string) => (tried && text.trim() === '' ? problem : undefined)

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const { value, label } = figureFrom(values)
    if (!isPending && value !== '' && label !== '') mutate(values)
  }
  return (
    <Card as="div" className="grid gap-4">
      <DraftNotice what="figure" draft={draft} labels={FIGURE_LABELS} />
      <form noValidate aria-label={`Figure ${figure.value} ${figure.label}`} onSubmit={send} className="grid gap-4">
        <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4">
          <TextField
            label="Figure"
            maxLength={20}
            value={values.value}
            error={missing(values.value, 'Enter the figure.')}
            onChange={({ currentTarget }) => change({ value: currentTarget.value })}
          />
          <TextField
            label="What it measures"
            maxLength={60}
            value={values.label}
            error={missing(values.label, 'Enter what it measures.')}
            onChange={({ currentTarget }) => change({ label: currentTarget.value })}
          />
        </div>
        <TextField
          label="Source"
          hint="Who measured it, and when. If you leave this empty, the figure is marked illustrative."
          maxLength={300}
          optional
          value={values.source}
          onChange={({ currentTarget }) => change({ source: currentTarget.value })}
        />
        <Switch
          label="Confirmed"
          hint="You can prove this figure, although there is no published source. Visitors to a public site see a figure only if it has a source or you confirm it."
          checked={values.isConfirmed}
          onChange={({ currentTarget }) => change({ isConfirmed: currentTarget.checked })}
        />
        <Switch
          label="Hidden"
          hint={values.isHidden ? 'Nobody sees it on the start page.' : 'It can be shown on the start page.'}
          checked={values.isHidden}
          onChange={({ currentTarget }) => change({ isHidden: currentTarget.checked })}
        />
        <Button type="submit" pending={isPending} className="justify-self-start">
          Save figure
        </Button>
      </form>
    </Card>
  )
}

function useSaveFigure(key: string, onSaved: (now: MarketingFigure, sent: FigureValues) => void) {
  return useToastMutation({
    send: (values: FigureValues) => put<MarketingFigure>(`/api/admin/marketing-figures/${key}`, figureFrom(values)),
    done: ({ value, label }) => ({ title: 'Figure saved', description: `${value} ${label}` }),
    failed: 'Failed to save the figure',
    invalidates: [adminQueryKeys.managedFigures, queryKeys.figures],
    onSaved,
  })
}
