import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { stringify } from 'yaml'
import { loadGeneralQuizzes, loadStationQuizzes } from './load-quizzes.ts'

type Fields = Record<string, unknown>

function aQuiz(overrides: Fields = {}): Fields {
  return { question: 'Which?', choices: ['One', 'Two', 'Three', 'Four'], correctAnswer: 1, ...overrides }
}

/** Two wordings of each of three ideas. */
const SIX = ['a', 'b', 'c'].flatMap((idea) => [aQuiz({ idea }), aQuiz({ idea })])

/** A folder of five stations with one more file of questions. */
async function aFolder(name: string, questions: unknown): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'stations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const id of [1, 2, 3, 4, 5]) {
    const fields = { id, title: 'A station', description: 'One.', tokens: 5, points: 10, unlockAfter: null }
    await writeFile(join(folder, `${id}-station.md`), `---\n${stringify(fields)}---\n\nWords.\n`)
  }
  await writeFile(join(folder, name), stringify(questions))
  return pathToFileURL(`${folder}/`)
}

test('the questions of a station are found by the name of its file', async () => {
  const quizzes = await loadStationQuizzes(await aFolder('4-station.questions.yaml', SIX))
  expect([...quizzes.keys()]).toEqual([4])
  expect(quizzes.get(4)?.map(({ idea }) => idea)).toEqual(['a', 'a', 'b', 'b', 'c', 'c'])
})

test.each<[string, unknown]>([
  ['quizzes: must be a list; [] is an empty one', { quizzes: SIX }],
  ['quizzes 2: idea: must be a short key', [...SIX.slice(0, 1), aQuiz(), ...SIX.slice(2)]],
  ['quizzes 1: idea: must be a short key', [aQuiz({ idea: 'Two words' }), ...SIX]],
  ['quizzes: must be 6 or more, and there are 4', SIX.slice(0, 4)],
  ['quizzes: must be over 3 ideas or more, and there are 2', [...SIX.slice(0, 4), ...SIX.slice(0, 2)]],
  ['quizzes: the idea d needs 2 wordings, and there is 1', [...SIX, aQuiz({ idea: 'd' })]],
  ['quizzes 1: push: must be four whole numbers from 0 to 3', [aQuiz({ push: [0, 1, 2] }), ...SIX]],
  ['quizzes 1: push: must be four whole numbers from 0 to 3', [aQuiz({ push: [0, 1, 2, 4] }), ...SIX]],
])('says "%s" of the questions of a station', async (sentence, questions) => {
  const folder = await aFolder('1-station.questions.yaml', questions)
  await expect(loadStationQuizzes(folder)).rejects.toThrow(`1-station.questions.yaml: ${sentence}`)
})

test('questions whose name is that of no station are refused', async () => {
  const folder = await aFolder('1-other.questions.yaml', SIX)
  await expect(loadStationQuizzes(folder)).rejects.toThrow('1-other.questions.yaml: there is no station of this name')
})

test('a general quiz may have an idea, and one that is wrong is refused by its number', async () => {
  const folder = await aFolder('general.yaml', [aQuiz({ idea: 'one', push: [0, 1, 2, 3] }), aQuiz()])
  const file = new URL('general.yaml', folder)
  expect((await loadGeneralQuizzes(file)).map(({ idea, push }) => [idea, push])).toEqual([
    ['one', [0, 1, 2, 3]],
    [null, null],
  ])
  await writeFile(file, stringify([aQuiz(), aQuiz({ points: 101 })]))
  await expect(loadGeneralQuizzes(file)).rejects.toThrow(
    'general.yaml: quizzes 2: points: must be a whole number from 1 to 100',
  )
})

test('the questions in the repository are right', async () => {
  expect((await loadGeneralQuizzes()).length).toBeGreaterThan(0)
  for (const [station, quizzes] of await loadStationQuizzes()) {
    expect([1, 2, 3, 4, 5]).toContain(station)
    expect(quizzes.length).toBeGreaterThanOrEqual(6)
  }
})
