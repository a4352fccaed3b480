import { dateOfDay } from 'game/reviews'
import { seesHidden } from '#server/features/catalogue/public.ts'
import { isoTime, type PersonalData } from '#server/personal-data.ts'

export const personalData: PersonalData = {
  tables: ['reviews', 'review_cards', 'review_days'],
  /** The question of a hidden course isn't told to members who once answered it. */
  async export(db, member) {
    const rows = await db
      .selectFrom('reviews')
      .innerJoin('quizzes', 'quizzes.id', 'reviews.quiz_id')
      .leftJoin('lessons', 'lessons.id', 'quizzes.lesson_id')
      .leftJoin('courses', (join) =>
        join.on((eb) => eb('courses.id', '=', eb.fn.coalesce('quizzes.course_id', 'lessons.course_id'))),
      )
      .select(['quizzes.question', 'courses.is_public', 'lessons.is_draft'])
      .select(['reviews.idea', 'reviews.at', 'reviews.day', 'reviews.rating', 'reviews.answer', 'reviews.place'])
      .where('reviews.member_id', '=', member.id)
      .orderBy('reviews.id')
      .execute()
    const isTold = (row: (typeof rows)[number]) => (row.is_public !== 0 && row.is_draft !== 1) || seesHidden(member)
    const cards = await db
      .selectFrom('review_cards')
      .select(['idea', 'due_day', 'reps', 'lapses'])
      .where('member_id', '=', member.id)
      .orderBy('idea')
      .execute()
    const days = await db
      .selectFrom('review_days')
      .select(['day', 'answered', 'right_at_first', 'finished_at'])
      .where('member_id', '=', member.id)
      .orderBy('day')
      .execute()
    return {
      reviews: {
        answers: rows.map((row) => ({
          question: isTold(row) ? row.question : 'A question',
          idea: isTold(row) ? row.idea : 'An idea',
          answer: row.answer,
          rating: row.rating,
          place: row.place,
          date: dateOfDay(row.day),
          at: isoTime(row.at),
        })),
        cards: cards.map(({ due_day, ...card }) => ({ ...card, dueOn: dateOfDay(due_day) })),
        days: days.map(({ day, right_at_first, finished_at, answered }) => ({
          date: dateOfDay(day),
          answered,
          rightAtFirst: right_at_first,
          finishedAt: isoTime(finished_at),
        })),
      },
    }
  },
  /** After the member's own row is erased: until then the log of reviews refuses to lose one. */
  async erase(db, { id }) {
    await db.deleteFrom('review_days').where('member_id', '=', id).execute()
    await db.deleteFrom('review_cards').where('member_id', '=', id).execute()
    await db.deleteFrom('reviews').where('member_id', '=', id).execute()
  },
}
