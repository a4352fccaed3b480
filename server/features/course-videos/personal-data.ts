import { playedSeconds } from 'game/videos'
import { seesHidden } from '#server/features/catalogue/public.ts'
import type { PersonalData } from '#server/personal-data.ts'
import { readStretches } from './queries.ts'

export const personalData: PersonalData = {
  tables: ['video_plays'],
  async export(db, member) {
    const plays = await db
      .selectFrom('video_plays')
      .innerJoin('courses', 'courses.id', 'video_plays.course_id')
      .select(['courses.title', 'courses.is_public', 'video_plays.stretches', 'video_plays.reported_at'])
      .where('video_plays.member_id', '=', member.id)
      .orderBy('courses.id')
      .execute()
    return {
      videos: plays.map(({ title, is_public, reported_at, ...play }) => ({
        course: is_public !== 0 || seesHidden(member) ? title : 'A course',
        secondsPlayed: playedSeconds(readStretches(play)),
        lastPlayedAt: new Date(reported_at).toISOString(),
      })),
    }
  },
  async erase(db, { id }) {
    await db.deleteFrom('video_plays').where('member_id', '=', id).execute()
  },
}
