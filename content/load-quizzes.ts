import { readdir, readFile } from 'node:fs/promises'
import { QUIZ_POINTS } from 'game/quizzes'
import { readMissions } from './load-missions.ts'
import { parseYaml } from './parse-yaml.ts'
import { requireIdeas, requireQuizList, type StarterQuizFields } from './quiz-faults.ts'

/** `correctAnswer` is an index, 0 is A. `push` says how pushy each choice is, from 0 to 3; only tests read it. */
export type StarterQuiz = {
  readonly question: string
  readonly choices: readonly string[]
  readonly correctAnswer: number
  readonly explanation: string
  readonly points: number
  readonly idea: string | null
  readonly push: readonly number[] | null
}

const GENERAL_QUIZZES = new URL('./general-quizzes.yaml', import.meta.url)
const MISSIONS_FOLDER = new URL('./missions/', import.meta.url)

const ENDING = '.questions.yaml'

const STATION_RULES = { count: 6, ideas: 3, wordings: 2 } as const

/**
 * The starter quizzes that belong to no course, lesson or station.
 * @throws an Error naming the quiz and the field when one is not as the schema wants it
 */
export async function loadGeneralQuizzes(file: URL = GENERAL_QUIZZES): Promise<StarterQuiz[]> {
  const name = file.pathname.split('/').at(-1) ?? ''
  return readQuizzes(name, await readFile(file, 'utf8'))
}

/**
 * The questions of each station by its id. Those of `1-village.md` are in `1-village.questions.yaml`.
 * @throws an Error naming the file and the field when a file is not as the rules want it, or belongs to no station
 */
export async function loadStationQuizzes(folder: URL = MISSIONS_FOLDER): Promise<Map<number, StarterQuiz[]>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(ENDING)).sort()
  const stations = new Map((await readMissions(folder)).map(({ file, mission }) => [file, mission.id]))
  const quizzes = new Map<number, StarterQuiz[]>()
  for (const file of files) {
    const station = stations.get(`${file.slice(0, -ENDING.length)}.md`)
    if (station === undefined) throw new Error(`${file}: there is no station of this name`)
    quizzes.set(station, readStationQuizzes(file, await readFile(new URL(file, folder), 'utf8')))
  }
  return quizzes
}

/** @throws an Error naming the file and the field */
export function readStationQuizzes(file: string, yaml: string): StarterQuiz[] {
  const list = requireQuizList(file, parseYaml(file, yaml))
  requireIdeas(file, list, STATION_RULES)
  return list.map(toQuiz)
}

/** @throws an Error naming the file and the field */
export function readQuizzes(file: string, yaml: string): StarterQuiz[] {
  return requireQuizList(file, parseYaml(file, yaml)).map(toQuiz)
}

export function toQuiz(quiz: StarterQuizFields): StarterQuiz {
  const { question, choices, correctAnswer, explanation, points, idea = null, push = null } = quiz
  return {
    question,
    choices,
    correctAnswer,
    explanation: explanation ?? '',
    points: points ?? QUIZ_POINTS.default,
    idea,
    push,
  }
}
