import { COURSE_CATEGORIES, COURSE_LIMITS, type CourseCategory } from 'game/courses'
import { LINK_MAX } from 'game/links'
import * as coursesMessages from 'messages/courses'
import * as messages from 'messages/managed-courses'
import { useId } from 'react'
import { focusSoon } from '#web/client/page/focus.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { COURSE_LABELS, type CourseErrors, type CourseValues } from './course-values.ts'

type CourseFieldsProps = {
  values: CourseValues
  errors: CourseErrors
  onChange: (changes: Partial<CourseValues>) => void
}

const CATEGORIES = COURSE_CATEGORIES.map((value) => ({ value, label: coursesMessages.category({ category: value }) }))

export function CourseFields({ values, errors, onChange }: CourseFieldsProps) {
  return (
    <>
      <TextField
        label={COURSE_LABELS.title}
        value={values.title}
        error={errors.title}
        maxLength={COURSE_LIMITS.title}
        required
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <TextArea
        label={COURSE_LABELS.description}
        value={values.description}
        error={errors.description}
        maxLength={COURSE_LIMITS.description}
        required
        onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={COURSE_LABELS.category}
          value={values.category}
          options={CATEGORIES}
          onChange={({ currentTarget }) => onChange({ category: currentTarget.value as CourseCategory })}
        />
        <TextField
          label={COURSE_LABELS.duration}
          type="number"
          inputMode="numeric"
          min={1}
          max={COURSE_LIMITS.durationMinutes}
          step={1}
          value={values.duration}
          error={errors.duration}
          optional
          onChange={({ currentTarget }) => onChange({ duration: currentTarget.value })}
        />
      </div>
      <VideoField values={values} errors={errors} onChange={onChange} />
      <Switch
        label={COURSE_LABELS.isPublic}
        hint={values.isPublic ? messages.everyoneSees : messages.administratorsSee}
        checked={values.isPublic}
        onChange={({ currentTarget }) => onChange({ isPublic: currentTarget.checked })}
      />
    </>
  )
}

function VideoField({ values: { videoUrl, videoAbout }, errors, onChange }: CourseFieldsProps) {
  const linkId = useId()
  const removeVideo = () => {
    onChange({ videoUrl: '' })
    focusSoon(linkId)
    toast({ title: messages.videoRemoved, description: messages.saveToConfirm })
  }
  return (
    <div className="grid gap-2">
      <TextField
        id={linkId}
        label={COURSE_LABELS.videoUrl}
        type="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
        maxLength={LINK_MAX}
        value={videoUrl}
        error={errors.videoUrl}
        optional
        onChange={({ currentTarget }) => onChange({ videoUrl: currentTarget.value })}
      />
      {(videoUrl !== '' || videoAbout !== '') && (
        <TextField
          label={COURSE_LABELS.videoAbout}
          hint={messages.videoAboutHint}
          maxLength={COURSE_LIMITS.videoAbout}
          value={videoAbout}
          optional
          onChange={({ currentTarget }) => onChange({ videoAbout: currentTarget.value })}
        />
      )}
      {videoUrl !== '' && (
        <Button className="justify-self-start" onClick={removeVideo}>
          {messages.removeVideo}
        </Button>
      )}
    </div>
  )
}
