import type { LearningFigures } from 'contract/reviews'
import { dateOfDay } from 'game/reviews'
import type { Db } from '#server/database/database.ts'
import { readEndingTitles } from '#server/features/conversations/public.ts'
import {
  calibrationBins,
  endingsOf,
  hardestReviewed,
  LEAST_MEMBERS,
  recallAfterAWeek,
  wrongChoicesOf,
} from './queries.ts'

const HARDEST = 20

/** What all members together remember, and where they go wrong. */
export async function readLearning(db: Db, now: number): Promise<LearningFigures> {
  const hardest = await hardestReviewed(db, now, HARDEST)
  const quizIds = hardest.map(({ quizId }) => quizId)
  const taken = Map.groupBy(await wrongChoicesOf(db, quizIds, now), ({ quizId }) => quizId)
  return {
    months: monthsOf(await recallAfterAWeek(db, now)),
    calibration: (await calibrationBins(db, now)).map(({ answers, predicted, right }) => ({
      answers,
      predicted,
      observed: right / answers,
    })),
    hardest: hardest.map(({ choices, ...quiz }) => {
      const most = taken.get(quiz.quizId)?.[0]
      const texts: string[] = JSON.parse(choices)
      return {
        ...quiz,
        wrongChoice: most === undefined ? null : (texts[most.answer ?? -1] ?? null),
        wrongChoiceShare: most === undefined ? null : most.taken / quiz.wrong,
      }
    }),
    endings: await readEndings(db, now),
  }
}

async function readEndings(db: Db, now: number): Promise<LearningFigures['endings']> {
  const reached = await endingsOf(db, now)
  const titles = await readEndingTitles(db, [...new Set(reached.map(({ slug }) => slug))])
  return reached.map(({ is_clear, ...of }) => {
    const endingTitle = titles.get(of.slug)?.get(of.ending) ?? of.ending
    return { ...of, endingTitle, isClear: is_clear === 1 }
  })
}

function monthsOf(rows: Awaited<ReturnType<typeof recallAfterAWeek>>): LearningFigures['months'] {
  const byMonth = Map.groupBy(rows, ({ joinedDay }) => dateOfDay(joinedDay).slice(0, 7))
  return [...byMonth]
    .map(([month, days]) => {
      const sum = (of: 'members' | 'answers' | 'remembered') => days.reduce((total, day) => total + day[of], 0)
      const answers = sum('answers')
      return { month, members: sum('members'), answers, remembered: sum('remembered') / answers }
    })
    .filter(({ members }) => members >= LEAST_MEMBERS)
    .toSorted((a, b) => (a.month < b.month ? -1 : 1))
}
