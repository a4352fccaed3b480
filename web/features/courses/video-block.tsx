import type { Course } from 'contract/courses'
import { isSafeLink } from 'game/links'
import { Check, ExternalLink, Play } from 'lucide-react'
import * as messages from 'messages/courses'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { CourseScenery } from './course-scenery.tsx'

type VideoBlockProps = {
  course: Course
  watched: boolean
  /** The browser did not let the video's tab open: its address is shown, to be copied. */
  blocked: boolean
  onWatch: () => void
  /** That address was followed. */
  onFollow: () => void
}

/**
 * Makes the poster part of the button beside or below it: one control, and a press on the play sign is a press on it. A
 * pressed button must not move, or the poster would be placed by the button instead of by the card, and the press lost.
 */
const OVER_POSTER =
  'active:translate-none! after:absolute after:top-0 after:start-0 after:h-48 after:w-full md:after:h-full md:after:w-5/11'

/** A course's video, which is elsewhere and opens in a new tab. */
export function VideoBlock({ course, watched, blocked, onWatch, onFollow }: VideoBlockProps) {
  const address = course.videoUrl !== null && isSafeLink(course.videoUrl) ? course.videoUrl : null
  return (
    <Card
      aria-labelledby="course-video"
      padded={false}
      className="relative grid md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
    >
      <div className="relative min-h-48 overflow-hidden border-line border-b-2 md:min-h-65 md:border-e-2 md:border-b-0">
        <CourseScenery theme={course.theme} className="absolute inset-0 size-full" />
        {address && <PlaySign />}
      </div>
      <div className="flex flex-col items-start gap-2.5 p-4 md:p-6 lg:p-7">
        <h2 id="course-video" className="heading-panel">
          {messages.video}
        </h2>
        {address && course.videoAbout && <p className="wrap-anywhere font-semibold">{course.videoAbout}</p>}
        <p className="text-ink-soft">
          {address ? messages.opensElsewhere({ site: new URL(address).hostname }) : messages.noVideo}
        </p>
        {watched && address && (
          <Chip tone="done" icon={<Check size={16} strokeWidth={3} aria-hidden />}>
            {messages.watched}
          </Chip>
        )}
        {blocked && address && <VideoAddress address={address} onFollow={onFollow} />}
        <Button
          variant={address ? 'ink' : 'out'}
          className={classNames('mt-auto max-md:w-full', address && OVER_POSTER)}
          onClick={onWatch}
        >
          <ExternalLink size={18} aria-hidden />
          {messages.watchVideo}
        </Button>
      </div>
    </Card>
  )
}

function PlaySign() {
  return (
    <span
      aria-hidden
      className="absolute top-1/2 start-1/2 grid size-19 -translate-1/2 rtl:translate-x-1/2 place-items-center rounded-full border-4 border-on-sign bg-signal text-on-signal"
    >
      <Play size={30} fill="currentColor" />
    </span>
  )
}

function VideoAddress({ address, onFollow }: { address: string; onFollow: () => void }) {
  return (
    <p className="max-w-full text-sm">
      {messages.videoLinkIs({
        link: () => (
          <a
            href={address}
            dir="ltr"
            target="_blank"
            rel="noopener noreferrer"
            onClick={onFollow}
            className="wrap-anywhere font-semibold text-signal-text underline underline-offset-4"
          >
            {address}
          </a>
        ),
      })}
    </p>
  )
}
