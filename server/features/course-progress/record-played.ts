import type { PlayedReport } from 'contract/course-videos'
import {
  LATEST_AHEAD,
  mergeStretches,
  playableSeconds,
  playedPercent,
  playedSeconds,
  type Stretch,
  timeToPlay,
} from 'game/videos'
import type { Dependencies } from '#server/dependencies.ts'
import { requireCourse } from '#server/features/catalogue/public.ts'
import { findPlay, findVideo, readStretches, recordPlay } from '#server/features/course-videos/public.ts'
import { lockMemberRow, requireActiveMember } from '#server/features/members/public.ts'
import type { Caller } from '#server/features/sessions/public.ts'
import { Refusal } from '#server/refusal.ts'
import { type SavedProgress, saveWatched } from './save-progress.ts'

export type Played = SavedProgress & { played: Stretch[] }

/**
 * Adds to what a member played of a course's own video. The watch time is the share of its seconds that were played,
 * each counted once, and no faster than a video can be played.
 * @throws Refusal COURSE_NOT_FOUND, VIDEO_NOT_FOUND where the video was replaced, TOO_MANY_ATTEMPTS where more was
 * played than time passed since the last report; NOT_SIGNED_IN
 */
export function recordPlayed(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  caller: Caller,
  courseId: number,
  report: PlayedReport,
): Promise<Played> {
  const at = now()
  return database.write(async (db) => {
    await requireActiveMember(db, caller.id)
    const course = await requireCourse(db, courseId, caller)
    const video = await findVideo(db, course.id)
    if (video === undefined || video.file_id !== report.videoId) throw new Refusal('VIDEO_NOT_FOUND')
    // Two tabs that report at once would each add to what was played before.
    await lockMemberRow(db, caller.id)
    const play = await findPlay(db, caller.id, course.id)
    const before = play?.file_id === video.file_id ? play : undefined
    const old = before === undefined ? [] : readStretches(before)
    const reported = mergeStretches(
      [...old, ...report.stretches.map(([from = 0, to = 0]) => [from, to] as const)],
      video.seconds,
    )
    // Later than now after a report that was ahead of the clock, so that the allowance isn't granted twice.
    const from = before === undefined ? at : Math.min(before.reported_at, at + LATEST_AHEAD)
    const gained = playedSeconds(reported) - playedSeconds(old)
    const ahead = gained - playableSeconds(at - from)
    if (ahead > 0 && before !== undefined) throw new Refusal('TOO_MANY_ATTEMPTS', { retryAfter: Math.ceil(ahead / 2) })
    // Where earlier reports were lost, or came before a reset, the first one is ahead and only starts the clock.
    const played = ahead > 0 ? [] : reported
    await recordPlay(db, {
      member_id: caller.id,
      course_id: course.id,
      file_id: video.file_id,
      stretches: JSON.stringify(played),
      resume_at: Math.min(report.at ?? before?.resume_at ?? 0, video.seconds),
      reported_at: ahead > 0 ? at : Math.max(at, from + timeToPlay(gained)),
    })
    const watchTime = playedPercent(played, video.seconds)
    return { ...(await saveWatched(db, { memberId: caller.id, courseId: course.id, watchTime, at })), played }
  })
}
