import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { capture, requireSameAnswer, writeAnswer } from '../baseline/captured-answer.ts'
import type { HttpRequest } from '../load/job.ts'
import { putLoadOn } from '../load/load.ts'
import { baseline, PRODUCT, type Server, startServer } from '../processes.ts'
import { reportDetail, reportRatio } from '../report.ts'
import { compare } from '../rounds.ts'
import { seedSqlite } from '../seed.ts'
import type { Settings } from './suite.ts'

const PATH = '/api/courses'
const COURSES = 500
const REQUESTS: HttpRequest[] = [{ method: 'GET', path: PATH }]

/** What hundreds of courses cost over the framework that sends the same bytes from memory. */
export async function courses({ pace, folder }: Settings): Promise<void> {
  await seedSqlite(join(folder, 'whistlestop.db'), insertCourses)
  const product = await startServer(PRODUCT, { DATA_DIR: folder })
  const answer = await capture(product.origin + PATH)
  reportDetail(`${COURSES} courses, ${Math.round(answer.body.length / 1024)} KiB`)
  const bare = await startServer(baseline('bare-fastify'), { ROUTE: PATH, ANSWER_FILE: writeAnswer(folder, answer) })
  await requireSameAnswer(product.origin + PATH, bare.origin + PATH)

  const read = (server: Server) => (seconds: number) =>
    putLoadOn({ server, requests: REQUESTS, whenAllAreSent: 'repeat', seconds, folder })
  const comparison = await compare(read(product), read(bare), pace)
  reportRatio(`GET ${PATH}`, 'bare Fastify', comparison, { atLeast: 0.4 })
  await Promise.all([product.stop(), bare.stop()])
}

/** Each with four materials and five quizzes. */
function insertCourses(sqlite: DatabaseSync): void {
  const course = sqlite.prepare(
    `insert into courses (id, title, description, category, duration, video_url, is_public, position, updated_at)
       values (?, ?, ?, 'training', 20, ?, 1, ?, ?)`,
  )
  const material = sqlite.prepare(`insert into course_materials (course_id, title, type) values (?, ?, 'pdf')`)
  const quiz = sqlite.prepare(
    `insert into quizzes (course_id, question, choices, correct_answer, explanation, points)
       values (?, 'Who talks first?', '["You","They","Nobody","Both"]', 1, 'Listening comes first.', 10)`,
  )
  sqlite.exec('begin')
  for (let id = 1; id <= COURSES; id++) {
    const description = `How to begin a conversation, and how to go on. Part ${id}. `.repeat(3)
    course.run(id, `Talking to people, part ${id}`, description, `https://videos.example/${id}`, id, Date.now())
    for (let index = 1; index <= 4; index++) material.run(id, `Leaflet ${index} of part ${id}`)
    for (let index = 1; index <= 5; index++) quiz.run(id)
  }
  sqlite.exec('commit')
}
