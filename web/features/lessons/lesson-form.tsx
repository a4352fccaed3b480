import type { Lesson } from 'contract/lessons'
import { LESSON_LIMITS } from 'game/lessons'
import { ORIGINAL_LANGUAGE } from 'game/translations'
import * as messages from 'messages/lesson-form'
import { type FormEvent, useState } from 'react'
import { DraftNotice } from '#web/client/forms/draft-notice.tsx'
import { SaveRefusal } from '#web/client/forms/save-refusal.tsx'
import { useDraft } from '#web/client/forms/use-draft.ts'
import { focusFirstError, focusSoon } from '#web/client/page/focus.ts'
import { useIsShown } from '#web/client/page/use-is-shown.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { isolated } from '#web/ui/isolated.tsx'
import { Markdown } from '#web/ui/markdown.tsx'
import { Preview } from '#web/ui/preview.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { CARDS, CardsEditor } from './cards-editor.tsx'
import {
  cardDrafts,
  checkLesson,
  EMPTY_LESSON,
  LESSON_LABELS,
  type LessonErrors,
  type LessonValues,
  lessonValues,
} from './lesson-values.ts'
import { useCreateLesson, useUpdateLesson } from './use-lesson-writes.ts'

/** The id of the form's heading. */
export const LESSON_FORM = 'lesson-form'

/** The id of the form itself, for its button. */
const FORM = 'lesson'

type LessonFormProps = {
  courseId: number
  /** The lesson to be edited; undefined: a new one. */
  lesson: Lesson | undefined
  /** The id of a deleted lesson whose draft fills this form. */
  lost?: number | undefined
  /** Called when it was saved, or when another one is to be written. */
  onDone: () => void
}

/** The form named Lesson: creates one or saves one. */
export function LessonForm({ courseId, lesson, lost, onDone }: LessonFormProps) {
  const draft = useDraft(
    `lesson:${lesson?.id ?? lost ?? `new:${courseId}`}`,
    lesson ? { values: lessonValues(lesson), version: lesson.updatedAt } : { values: EMPTY_LESSON, isNew: true },
  )
  const [errors, setErrors] = useState<LessonErrors>({})
  const { pending, error, save } = useSaveLesson({ courseId, lesson, draft, onDone })

  const change = (changes: Partial<LessonValues>) => {
    draft.change(changes)
    setErrors({})
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const found = checkLesson(draft.values)
    setErrors(found?.errors ?? {})
    if (found === null) return save()
    toast({ title: found.problem.title, description: found.problem.message, variant: 'destructive' })
    if (found.errors.cards === undefined) focusFirstError(event.currentTarget)
    else focusSoon(CARDS)
  }
  return (
    <Card aria-labelledby={LESSON_FORM} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={LESSON_FORM} tabIndex={-1} className="heading-panel min-w-0 outline-none">
          {lesson ? messages.editLesson({ title: lesson.title, what: isolated }) : messages.newLesson}
        </h2>
        {lesson && <Button onClick={onDone}>{messages.newLessonButton}</Button>}
      </div>
      <DraftNotice what="lesson" draft={draft} labels={LESSON_LABELS} />
      <form id={FORM} noValidate aria-label={messages.lesson} onSubmit={send} className="grid gap-4">
        <LessonFields values={draft.values} errors={errors} onChange={change} />
      </form>
      {/* Outside of the form: Enter on a card, or on its preview, saves nothing. */}
      <CardsEditor
        drafts={cardDrafts(draft.values)}
        error={errors.cards}
        onChange={(drafts) => change({ cards: JSON.stringify(drafts) })}
      />
      <SaveRefusal error={error} draft={draft} />
      <Button type="submit" form={FORM} variant="go" pending={pending}>
        {lesson ? messages.saveLesson : messages.createLesson}
      </Button>
    </Card>
  )
}

type SaveOptions = LessonFormProps & { draft: ReturnType<typeof useDraft<LessonValues>> }

/** Sends the form; a lesson that was changed since this draft was begun is not overwritten. */
function useSaveLesson({ courseId, lesson, draft, onDone }: SaveOptions) {
  const isShown = useIsShown()
  const settle = (...saved: Parameters<typeof draft.settle>) => {
    if (draft.settle(...saved) && isShown()) onDone()
  }
  const create = useCreateLesson(courseId, (_, sent) => settle(sent, { values: EMPTY_LESSON, isNew: true }))
  const update = useUpdateLesson((now, { values }) =>
    settle(values, { values: lessonValues(now), version: now.updatedAt }),
  )
  const save = () => {
    const { values, version } = draft
    if (lesson) update.mutate({ id: lesson.id, values, updatedAt: version })
    else create.mutate(values)
  }
  return { pending: create.isPending || update.isPending, error: create.error ?? update.error, save }
}

type LessonFieldsProps = {
  values: LessonValues
  errors: LessonErrors
  onChange: (changes: Partial<LessonValues>) => void
}

function LessonFields({ values, errors, onChange }: LessonFieldsProps) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <TextField
          label={LESSON_LABELS.title}
          value={values.title}
          error={errors.title}
          maxLength={LESSON_LIMITS.title}
          required
          onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
        />
        <TextField
          label={LESSON_LABELS.minutes}
          type="number"
          inputMode="numeric"
          min={1}
          max={LESSON_LIMITS.minutes}
          step={1}
          value={values.minutes}
          error={errors.minutes}
          required
          onChange={({ currentTarget }) => onChange({ minutes: currentTarget.value })}
        />
      </div>
      <TextArea
        label={LESSON_LABELS.objective}
        hint={messages.objectiveHint}
        rows={2}
        value={values.objective}
        error={errors.objective}
        maxLength={LESSON_LIMITS.objective}
        required
        onChange={({ currentTarget }) => onChange({ objective: currentTarget.value })}
      />
      <TextArea
        label={LESSON_LABELS.content}
        hint={messages.textHint}
        rows={8}
        value={values.content}
        error={errors.content}
        maxLength={LESSON_LIMITS.content}
        required
        onChange={({ currentTarget }) => onChange({ content: currentTarget.value })}
      />
      <Preview label={messages.previewText} language={ORIGINAL_LANGUAGE}>
        <Markdown content={values.content} level={3} />
      </Preview>
      <Switch
        label={LESSON_LABELS.isDraft}
        hint={values.isDraft ? messages.onlyAdministrators : messages.membersSee}
        checked={values.isDraft}
        onChange={({ currentTarget }) => onChange({ isDraft: currentTarget.checked })}
      />
    </>
  )
}
