import { seesHidden } from '#server/features/catalogue/public.ts'
import { isoTime, type PersonalData } from '#server/personal-data.ts'

export const personalData: PersonalData = {
  tables: ['quiz_answers'],
  /** Questions of hidden courses and of drafts are not shown to members who answered them. */
  async export(db, member) {
    const answers = await db
      .selectFrom('quiz_answers')
      .innerJoin('quizzes', 'quizzes.id', 'quiz_answers.quiz_id')
      .leftJoin('lessons', 'lessons.id', 'quizzes.lesson_id')
      .leftJoin('courses', (join) =>
        join.on((eb) => eb('courses.id', '=', eb.fn.coalesce('quizzes.course_id', 'lessons.course_id'))),
      )
      .select(['quizzes.question', 'courses.is_public', 'lessons.is_draft'])
      .select(['quiz_answers.is_correct', 'quiz_answers.tries', 'quiz_answers.answered_at'])
      .where('quiz_answers.member_id', '=', member.id)
      .orderBy('quizzes.id')
      .execute()
    return {
      learned: {
        answers: answers.map(({ question, is_public, is_draft, is_correct, tries, answered_at }) => ({
          question: (is_public !== 0 && is_draft !== 1) || seesHidden(member) ? question : 'A question',
          isCorrect: is_correct === 1,
          tries,
          answeredAt: isoTime(answered_at),
        })),
      },
    }
  },
  async erase(db, { id }) {
    await db.deleteFrom('quiz_answers').where('member_id', '=', id).execute()
  },
}
