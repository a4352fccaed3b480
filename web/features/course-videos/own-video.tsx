import { useQueryClient } from '@tanstack/react-query'
import type { CourseProgressRecord, CourseProgressResult } from 'contract/course-progress'
import type { OwnCourseVideo } from 'contract/course-videos'
import * as messages from 'messages/course-videos'
import { locale } from 'messages/language'
import { type RefObject, useRef, useState } from 'react'
import { useMember } from '#web/client/session/member.tsx'
import { updateUser } from '#web/client/session/stored-user.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { usePlayed } from './use-played.ts'
import { clockTime, courseVideoQuery } from './video-queries.ts'

const SPEEDS = [0.75, 1, 1.25, 1.5, 2].map((speed) => ({
  value: String(speed),
  label: `${speed.toLocaleString(locale)}×`,
}))

type OwnVideoProps = {
  title: string
  video: NonNullable<OwnCourseVideo['video']>
  /** What the server counted, without the user, which is stored here. */
  onProgress: (progress: CourseProgressRecord) => void
}

/** Plays a course's own video: where the member stopped, with captions, at their speed, by the browser's own controls. */
export function OwnVideo({ title, video, onProgress }: OwnVideoProps) {
  const player = useRef<HTMLVideoElement>(null)
  const { id: memberId } = useMember()
  const queryClient = useQueryClient()
  const [isBroken, setBroken] = useState(false)
  // Where it stopped when the page was opened; later reports don't move it.
  const [resumeAt] = useState(video.resumeAt < video.seconds - 2 ? video.resumeAt : 0)
  const startAt = useRef(resumeAt)
  const rememberPlayed = usePlayed({
    player,
    memberId,
    video,
    onCounted: ({ user, ...progress }: CourseProgressResult, at) => {
      updateUser(user)
      onProgress(progress)
      queryClient.setQueryData(courseVideoQuery(memberId, video.courseId).queryKey, (known) =>
        known === null || known === undefined ? known : { ...known, resumeAt: at },
      )
    },
  })
  const playAgain = () => {
    // Where it broke off.
    startAt.current = player.current?.currentTime || startAt.current
    rememberPlayed()
    setBroken(false)
    player.current?.load()
    // The button that was pressed goes away.
    player.current?.focus()
  }
  return (
    <div className="grid gap-3">
      {/* biome-ignore lint/a11y/useMediaCaption: there are captions where the administrator added some */}
      <video
        ref={player}
        src={video.url}
        controls
        playsInline
        preload="metadata"
        // Some browsers can't focus a video without it.
        tabIndex={0}
        aria-label={title}
        onLoadedMetadata={({ currentTarget }) => {
          currentTarget.currentTime = startAt.current
        }}
        onError={() => setBroken(true)}
        className="aspect-video w-full rounded-md bg-solid-ink"
      >
        {video.captionsUrl !== null && (
          <track kind="captions" src={video.captionsUrl} srcLang="en" label={messages.captions} />
        )}
      </video>
      {isBroken && <BrokenVideo onAgain={playAgain} />}
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p className="text-ink-soft text-sm">
          {resumeAt > 0
            ? messages.lastsAndStopped({ length: clockTime(video.seconds), at: clockTime(resumeAt) })
            : messages.lasts({ length: clockTime(video.seconds) })}
        </p>
        <Speed player={player} />
      </div>
    </div>
  )
}

function Speed({ player }: { player: RefObject<HTMLVideoElement | null> }) {
  const [speed, setSpeed] = useState('1')
  return (
    <SelectField
      label={messages.speed}
      value={speed}
      options={SPEEDS}
      onChange={({ currentTarget: { value } }) => {
        setSpeed(value)
        if (player.current === null) return
        player.current.playbackRate = Number(value)
        // `load()` resets the speed to this.
        player.current.defaultPlaybackRate = Number(value)
      }}
    />
  )
}

function BrokenVideo({ onAgain }: { onAgain: () => void }) {
  return (
    <Banner tone="danger" role="alert">
      <p>{messages.playFailed}</p>
      <Button className="mt-3" onClick={onAgain}>
        {messages.tryAgain}
      </Button>
    </Banner>
  )
}
