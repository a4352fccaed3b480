import { useQuery } from '@tanstack/react-query'
import type { CourseVideo } from 'contract/course-videos'
import type { Course } from 'contract/courses'
import * as messages from 'messages/course-videos'
import { type FormEvent, useId, useState } from 'react'
import { Loaded } from '#web/client/api/loaded.tsx'
import { focusSoon } from '#web/client/page/focus.ts'
import { useMember } from '#web/client/session/member.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { FileField } from '#web/ui/file-field.tsx'
import { isolated } from '#web/ui/isolated.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { UploadProgress } from '#web/ui/upload-progress.tsx'
import { useRemoveVideo, useSaveCaptions, useUploadVideo } from './use-video-writes.ts'
import { clockTime, courseVideoQuery } from './video-queries.ts'

/** For administrators: a course's own video, its captions, and the form that uploads another. */
export function VideoPanel({ course }: { course: Course }) {
  const { id: memberId } = useMember()
  const query = useQuery(courseVideoQuery(memberId, course.id))
  const headingId = `video-of-${course.id}`
  return (
    <Card aria-labelledby={headingId} className="grid gap-4">
      <h2 id={headingId} className="heading-panel wrap-anywhere">
        {messages.videoOf({ title: course.title, what: isolated })}
      </h2>
      <Loaded
        query={query}
        loading={
          <Loading label={messages.loading}>
            <Skeleton className="h-11" />
          </Loading>
        }
        failure={messages.loadFailed}
      >
        {(video) => (video === null ? <NoVideo course={course} /> : <StoredVideo video={video} />)}
      </Loaded>
      <UploadForm course={course} hasCaptions={typeof query.data?.captionsUrl === 'string'} />
    </Card>
  )
}

function NoVideo({ course }: { course: Course }) {
  return <p className="text-ink-soft">{course.videoUrl === null ? messages.noVideo : messages.videoElsewhere}</p>
}

function StoredVideo({ video }: { video: CourseVideo }) {
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending } = useRemoveVideo()
  const { mutate: saveCaptions, isPending: isSaving } = useSaveCaptions(video.courseId)
  const [fieldKey, setFieldKey] = useState(0)
  const fieldId = useId()
  const focusField = () => focusSoon(fieldId)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          {messages.storedVideo({
            format: video.mediaType === 'video/mp4' ? 'MP4' : 'WebM',
            length: clockTime(video.seconds),
            size: Math.max(1, Math.round(video.size / 1024 ** 2)),
            hasCaptions: video.captionsUrl !== null,
            link: (inside) => (
              <a
                href={video.url}
                target="_blank"
                rel="noopener noreferrer"
                className="font-semibold underline underline-offset-4"
              >
                {inside}
              </a>
            ),
          })}
        </p>
        <Button variant="plain" onClick={() => setAsked(true)}>
          {messages.removeVideo}
        </Button>
      </div>
      <FileField
        key={fieldKey}
        id={fieldId}
        label={messages.captions}
        hint={messages.captionsHint}
        accept=".vtt,text/vtt"
        disabled={isSaving}
        onFile={(file) => {
          if (file !== null) saveCaptions(file, { onSettled: () => setFieldKey((now) => now + 1) })
        }}
      />
      {video.captionsUrl !== null && (
        <Button
          variant="plain"
          pending={isSaving}
          className="justify-self-start"
          onClick={() => saveCaptions(null, { onSuccess: focusField })}
        >
          {messages.removeCaptions}
        </Button>
      )}
      <ConfirmDialog
        open={isAsked}
        title={messages.removeVideo}
        question={messages.removeQuestion}
        confirmLabel={messages.remove}
        pending={isPending}
        onConfirm={() => mutate(video, { onSettled: () => setAsked(false) })}
        onCancel={() => setAsked(false)}
      />
    </>
  )
}

function UploadForm({ course, hasCaptions }: { course: Course; hasCaptions: boolean }) {
  const [file, setFile] = useState<File | null>(null)
  const [fieldKey, setFieldKey] = useState(0)
  const { upload, isPending, share, callOff } = useUploadVideo(course.id, () => {
    setFile(null)
    setFieldKey((now) => now + 1)
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (file !== null && !isPending) upload(file)
  }
  return (
    <form aria-label={messages.video} onSubmit={send} className="grid gap-4 border-rule border-t-2 pt-4">
      <FileField
        key={fieldKey}
        label={course.hasOwnVideo ? messages.anotherVideo : messages.videoFile}
        hint={messages.videoFileHint}
        accept=".mp4,.webm,video/mp4,video/webm"
        onFile={setFile}
      />
      {course.hasOwnVideo && <p className="text-ink-soft text-sm">{messages.replaces({ hasCaptions })}</p>}
      {share !== undefined && <UploadProgress share={share} onCallOff={callOff} />}
      <Button type="submit" variant="ink" pending={isPending} aria-disabled={file === null}>
        {messages.uploadVideo}
      </Button>
    </form>
  )
}
