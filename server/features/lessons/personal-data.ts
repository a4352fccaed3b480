import { seesHidden } from '#server/features/catalogue/public.ts'
import { isoTime, type PersonalData } from '#server/personal-data.ts'

export const personalData: PersonalData = {
  tables: ['lesson_completions'],
  /** Lessons of hidden courses, and those that are drafts again, are not named to members who finished them. */
  async export(db, member) {
    const lessons = await db
      .selectFrom('lesson_completions')
      .innerJoin('lessons', 'lessons.id', 'lesson_completions.lesson_id')
      .innerJoin('courses', 'courses.id', 'lessons.course_id')
      .select(['lessons.title', 'lessons.is_draft', 'courses.is_public', 'lesson_completions.completed_at'])
      .where('lesson_completions.member_id', '=', member.id)
      .orderBy('lessons.id')
      .execute()
    return {
      learned: {
        lessons: lessons.map(({ title, is_draft, is_public, completed_at }) => ({
          title: (is_public === 1 && is_draft === 0) || seesHidden(member) ? title : 'A lesson',
          finishedAt: isoTime(completed_at),
        })),
      },
    }
  },
  async erase(db, { id }) {
    await db.deleteFrom('lesson_completions').where('member_id', '=', id).execute()
  },
}
