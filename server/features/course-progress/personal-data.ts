import { seesHidden } from '#server/features/catalogue/public.ts'
import type { PersonalData } from '#server/personal-data.ts'

export const personalData: PersonalData = {
  tables: ['course_progress'],
  /** A hidden course is not named to members who once began it. */
  async export(db, member) {
    const courses = await db
      .selectFrom('course_progress')
      .innerJoin('courses', 'courses.id', 'course_progress.course_id')
      .select(['courses.title', 'courses.is_public', 'course_progress.watch_time', 'course_progress.is_completed'])
      .where('course_progress.member_id', '=', member.id)
      .orderBy('courses.id')
      .execute()
    return {
      learned: {
        courses: courses.map(({ title, is_public, watch_time, is_completed }) => ({
          title: is_public !== 0 || seesHidden(member) ? title : 'A course',
          watchTime: watch_time,
          isCompleted: is_completed === 1,
        })),
      },
    }
  },
  async erase(db, { id }) {
    await db.deleteFrom('course_progress').where('member_id', '=', id).execute()
  },
}
