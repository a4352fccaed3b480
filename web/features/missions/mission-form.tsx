import type { Mission, MissionSummary, MissionUpdate } from 'contract/missions'
import { ORIGINAL_LANGUAGE } from 'game/translations'
import * as messages from 'messages/missions'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { put } from '#web/client/api/api.ts'
import { sentenceOf } from '#web/client/api/api-error.ts'
import { CONTENT_KEYS } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { DraftNotice } from '#web/client/forms/draft-notice.tsx'
import { SaveRefusal } from '#web/client/forms/save-refusal.tsx'
import { useDraft } from '#web/client/forms/use-draft.ts'
import { lazyPart } from '#web/client/lazy/lazy-part.tsx'
import { focusFirstError } from '#web/client/page/focus.ts'
import { useIsShown } from '#web/client/page/use-is-shown.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Preview } from '#web/ui/preview.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { MissionFields } from './mission-fields.tsx'
import {
  checkMission,
  MISSION_LABELS,
  type MissionErrors,
  type MissionValues,
  missionFrom,
  missionValues,
} from './mission-values.ts'

const STATION_FORM = 'station-form'
export const editStationButton = (id: number) => `edit-station-${id}`

const Lesson = lazyPart(async () => (await import('./lesson.tsx')).Lesson, <Skeleton className="h-60 rounded-card" />)

type MissionFormProps = {
  mission: Mission
  missions: readonly MissionSummary[]
  /** It was saved, or is not to be changed now. */
  onDone: () => void
}

/** The form named Station: its lesson, what it pays, and what opens it. */
export function MissionForm({ mission, missions, onDone }: MissionFormProps) {
  const draft = useDraft(`station:${mission.id}`, { values: missionValues(mission), version: mission.updatedAt })
  const [errors, setErrors] = useState<MissionErrors>({})
  const isShown = useIsShown()
  const { mutate, isPending, error } = useUpdateMission(mission.id, (now, { values }) => {
    const isAll = draft.settle(values, { values: missionValues(now), version: now.updatedAt })
    if (isAll && isShown()) onDone()
  })

  const heading = useFocusFrom(editStationButton(mission.id))

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const found = checkMission(draft.values)
    setErrors(found?.errors ?? {})
    if (found === null) return mutate({ values: draft.values, updatedAt: draft.version })
    toast({ title: found.problem.title, description: found.problem.message, variant: 'destructive' })
    focusFirstError(event.currentTarget)
  }
  return (
    <Card aria-labelledby={STATION_FORM} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 ref={heading} id={STATION_FORM} tabIndex={-1} className="heading-panel min-w-0 outline-none">
          {messages.editStation({ id: mission.id })}
        </h2>
        <Button onClick={onDone}>{messages.close}</Button>
      </div>
      <DraftNotice what="station" draft={draft} labels={MISSION_LABELS} />
      <form noValidate aria-label={messages.station} onSubmit={send} className="grid gap-4">
        <MissionFields
          values={draft.values}
          errors={errors}
          others={missions.filter(({ id }) => id !== mission.id)}
          onChange={(changes) => {
            draft.change(changes)
            setErrors({})
          }}
        />
        <SaveRefusal error={error} draft={draft} />
        <Button type="submit" variant="go" pending={isPending}>
          {messages.saveStation}
        </Button>
      </form>
      <Preview label={messages.preview} language={ORIGINAL_LANGUAGE}>
        <div className="[&_:is(h2,h3):first-child]:mt-0">
          <Lesson content={draft.values.content} level={2} />
        </div>
      </Preview>
    </Card>
  )
}

/** Takes the keyboard over from the button that asked for this form: its lesson had to be fetched in between. */
function useFocusFrom(button: string) {
  const target = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement?.id === button) target.current?.focus()
  }, [button])
  return target
}

type Update = { values: MissionValues; updatedAt: string }

function useUpdateMission(id: number, onSaved: (mission: Mission, sent: Update) => void) {
  return useToastMutation({
    invalidates: CONTENT_KEYS,
    waits: true,
    send: ({ values, updatedAt }: Update) =>
      put<Mission>(`/api/missions/${id}`, { ...missionFrom(values), updatedAt } satisfies MissionUpdate),
    done: ({ title }) => ({ title: messages.stationUpdated, description: messages.stationSaved({ id, title }) }),
    failed: (error) => messages.updateFailed({ reason: sentenceOf(error, error.message) }),
    onSaved,
  })
}
