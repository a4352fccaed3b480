import { COURSE_LIMITS, MATERIAL_TYPES, type MaterialType } from 'game/courses'
import { LINK_MAX } from 'game/links'
import * as messages from 'messages/course-materials'
import { type FormEvent, useState } from 'react'
import { DraftNotice } from '#web/client/forms/draft-notice.tsx'
import { SaveRefusal } from '#web/client/forms/save-refusal.tsx'
import { useDraft } from '#web/client/forms/use-draft.ts'
import { focusFirstError } from '#web/client/page/focus.ts'
import { Button } from '#web/ui/button.tsx'
import { FileField } from '#web/ui/file-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { UploadProgress } from '#web/ui/upload-progress.tsx'
import { ACCEPTED_FILES, checkMaterial, EMPTY_MATERIAL, type MaterialErrors, titleFromFile } from './material-values.ts'
import { useAddMaterial } from './use-material-writes.ts'

const TYPES = MATERIAL_TYPES.map((value) => ({ value, label: messages.type({ type: value }) }))

/** Adds a link, a title or a file to a course. Does nothing without a title. */
export function MaterialForm({ courseId }: { courseId: number }) {
  const draft = useDraft(`material:${courseId}`, { values: EMPTY_MATERIAL, isNew: true })
  const { file, choose, forget, fileKey } = useFile()
  const [errors, setErrors] = useState<MaterialErrors>({})
  const { values, change } = draft
  const { add, isPending, error, share, callOff } = useAddMaterial(courseId, (_, sent) => {
    draft.settle(sent.values, { values: EMPTY_MATERIAL, isNew: true })
    forget(sent.file)
  })

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending || values.title.trim() === '') return
    const found = checkMaterial(values, file)
    setErrors(found)
    if (Object.keys(found).length > 0) return focusFirstError(event.currentTarget)
    add({ values, file })
  }
  const takeFile = (chosen: File | null) => {
    choose(chosen)
    setErrors({})
    if (chosen !== null && values.title.trim() === '') change({ title: titleFromFile(chosen) })
  }
  return (
    <form noValidate aria-label={messages.material} onSubmit={send} className="grid gap-4 border-rule border-t-2 pt-4">
      <DraftNotice what="material" draft={draft} labels={{}} />
      <TextField
        label={messages.title}
        value={values.title}
        maxLength={COURSE_LIMITS.title}
        required
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <TextField
        label={messages.description}
        value={values.description}
        maxLength={500}
        optional
        onChange={({ currentTarget }) => change({ description: currentTarget.value })}
      />
      <FileField
        key={fileKey}
        label={messages.file}
        hint={messages.fileHint}
        accept={ACCEPTED_FILES}
        error={errors.file}
        optional
        onFile={takeFile}
      />
      {file === null && (
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <SelectField
            label={messages.typeLabel}
            value={values.type}
            options={TYPES}
            onChange={({ currentTarget }) => change({ type: currentTarget.value as MaterialType })}
          />
          <TextField
            label={messages.link}
            type="url"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://"
            maxLength={LINK_MAX}
            value={values.link}
            error={errors.link}
            optional
            onChange={({ currentTarget }) => {
              change({ link: currentTarget.value })
              setErrors({})
            }}
          />
        </div>
      )}
      {share !== undefined && <UploadProgress share={share} onCallOff={callOff} />}
      <SaveRefusal error={error} draft={draft} />
      <Button type="submit" variant="ink" pending={isPending}>
        {messages.add}
      </Button>
    </form>
  )
}

/** The chosen file. `fileKey` changes when the field is to be empty again. */
function useFile() {
  const [{ file, fileKey }, setChoice] = useState<{ file: File | null; fileKey: number }>({ file: null, fileKey: 0 })
  const choose = (chosen: File | null) =>
    setChoice((now) => ({ file: chosen, fileKey: chosen === null ? now.fileKey + 1 : now.fileKey }))
  /** Unless another one was chosen since. */
  const forget = (sent: File | null) =>
    setChoice((now) => (now.file === sent ? { file: null, fileKey: now.fileKey + 1 } : now))
  return { file, fileKey, choose, forget }
}
