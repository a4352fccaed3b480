import { useQuery } from '@tanstack/react-query'
import type { CourseVideo } from 'contract/course-videos'
import type { Course } from 'contract/courses'
import { type FormEvent, useState } from 'react'
import { Loaded } from '#web/client/api/loaded.tsx'
import { useMember } from '#web/client/session/member.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { FileField } from '#web/ui/file-field.tsx'
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
        Video of "{course.title}"
      </h2>
      <Loaded
        query={query}
        loading={
          <Loading label="Loading the video...">
            <Skeleton className="h-11" />
          </Loading>
        }
        failure="The video couldn’t be loaded."
      >
        {(video) => (video === null ? <NoVideo course={course} /> : <StoredVideo video={video} />)}
      </Loaded>
      <UploadForm course={course} />
    </Card>
  )
}

function NoVideo({ course }: { course: Course }) {
  return (
    <p className="text-ink-soft">
      {course.videoUrl === null
        ? 'This course has no video. Upload one here, and members watch it on the course’s page.'
        : 'This course has a video on another site. A video that you upload here is shown in its place.'}
    </p>
  )
}

function StoredVideo({ video }: { video: CourseVideo }) {
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending } = useRemoveVideo()
  const { mutate: saveCaptions, isPending: isSaving } = useSaveCaptions(video.courseId)
  const [fieldKey, setFieldKey] = useState(0)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <a
            href={video.url}
            target="_blank"
            rel="noopener noreferrer"
            className="font-semibold underline underline-offset-4"
          >
            {video.mediaType === 'video/mp4' ? 'MP4' : 'WebM'} video
          </a>
          , {clockTime(video.seconds)} long, {Math.max(1, Math.round(video.size / 1024 ** 2))} MiB,{' '}
          {video.captionsUrl === null ? 'without captions' : 'with captions'}
        </p>
        <Button variant="plain" onClick={() => setAsked(true)}>
          Remove Video
        </Button>
      </div>
      <FileField
        key={fieldKey}
        label="Captions"
        hint="A WebVTT file (.vtt). People who can’t hear, or are on a bus, read along."
        accept=".vtt,text/vtt"
        disabled={isSaving}
        onFile={(file) => {
          if (file !== null) saveCaptions(file, { onSettled: () => setFieldKey((now) => now + 1) })
        }}
      />
      {video.captionsUrl !== null && (
        <Button variant="plain" pending={isSaving} className="justify-self-start" onClick={() => saveCaptions(null)}>
          Remove Captions
        </Button>
      )}
      <ConfirmDialog
        open={isAsked}
        title="Remove Video"
        question="Remove this video from the course? What members watched stays. The file is deleted."
        confirmLabel="Remove"
        pending={isPending}
        onConfirm={() => mutate(video, { onSettled: () => setAsked(false) })}
        onCancel={() => setAsked(false)}
      />
    </>
  )
}

function UploadForm({ course }: { course: Course }) {
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
    <form aria-label="Video" onSubmit={send} className="grid gap-4 border-rule border-t-2 pt-4">
      <FileField
        key={fieldKey}
        label={course.hasOwnVideo ? 'Another video' : 'Video file'}
        hint="MP4 or WebM. Short videos of one or two minutes work best on phones."
        accept=".mp4,.webm,video/mp4,video/webm"
        onFile={setFile}
      />
      {course.hasOwnVideo && (
        <p className="text-ink-soft text-sm">It replaces the present one. Members begin the new one from its start.</p>
      )}
      {share !== undefined && <UploadProgress share={share} onCallOff={callOff} />}
      <Button type="submit" variant="ink" pending={isPending} disabled={file === null}>
        Upload Video
      </Button>
    </form>
  )
}
