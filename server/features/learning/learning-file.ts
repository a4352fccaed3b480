import type { LearningFigures } from 'contract/reviews'
import { csvOf } from 'game/csv'

const HEADER = ['Figure', 'Of', 'Members', 'Answers', 'Wrong', 'Share', 'Predicted', 'Detail']

/** The figures as one table for a spreadsheet, a row each. */
export function learningFile({ months, calibration, hardest, endings }: LearningFigures): string {
  return csvOf([
    HEADER,
    ...months.map(({ month, members, answers, remembered }) => [
      'Remembered after a week, by month of joining',
      month,
      String(members),
      String(answers),
      '',
      share(remembered),
      '',
      '',
    ]),
    ...calibration.map(({ answers, predicted, observed }) => [
      'Right answers against the prediction',
      '',
      '',
      String(answers),
      '',
      share(observed),
      share(predicted),
      '',
    ]),
    ...hardest.map(({ question, answered, wrong, wrongChoice }) => [
      'Hardest questions',
      question,
      '',
      String(answered),
      String(wrong),
      share(wrong / answered),
      '',
      wrongChoice ?? '',
    ]),
    ...endings.map(({ title, ending, isClear, runs }) => [
      'Where practice conversations end',
      title,
      '',
      String(runs),
      '',
      '',
      '',
      isClear ? `${ending} (clear)` : ending,
    ]),
  ])
}

function share(value: number): string {
  return value.toFixed(3)
}
