import type { LearningFigures } from 'contract/reviews'
import { csvOf } from 'game/csv'
import type { ServerMessages } from 'messages/server'

/** The figures as one table for a spreadsheet, one row each. */
export function learningFile(
  { months, calibration, hardest, endings }: LearningFigures,
  { learning }: ServerMessages,
): string {
  return csvOf([
    [
      learning.figure,
      learning.of,
      learning.members,
      learning.answers,
      learning.wrong,
      learning.share,
      learning.predicted,
      learning.detail,
    ],
    ...months.map(({ month, members, answers, remembered }) => [
      learning.remembered,
      month,
      String(members),
      String(answers),
      '',
      share(remembered),
      '',
      '',
    ]),
    ...calibration.map(({ answers, predicted, observed }) => [
      learning.calibration,
      '',
      '',
      String(answers),
      '',
      share(observed),
      share(predicted),
      '',
    ]),
    ...hardest.map(({ question, answered, wrong, wrongChoice }) => [
      learning.hardest,
      question,
      '',
      String(answered),
      String(wrong),
      share(wrong / answered),
      '',
      wrongChoice ?? '',
    ]),
    ...endings.map(({ title, endingTitle, isClear, runs }) => [
      learning.endings,
      title,
      '',
      String(runs),
      '',
      '',
      '',
      isClear ? learning.clear({ ending: endingTitle }) : endingTitle,
    ]),
  ])
}

function share(value: number): string {
  return value.toFixed(3)
}
