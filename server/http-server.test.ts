import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { loadConfig } from '#server/config.ts'
import { useErrorAnswers } from '#server/plugins/errors.ts'
import { Refusal } from '#server/refusal.ts'
import { createServer } from './http-server.ts'

const logged: { reqId: string }[] = []
const app = createServer(loadConfig({}), pino({}, { write: (line) => logged.push(JSON.parse(line)) }))
useErrorAnswers(app)
app.get('/refused', () => {
  throw new Refusal('NOT_FOUND')
})
afterAll(() => app.close())

test.each(['/refused', '/%E0%A4%A'])(
  'the answer to %s has the id of its line in the log, never one that was asked for',
  async (url) => {
    logged.length = 0
    const headers = { 'x-request-id': 'mine', 'request-id': 'mine' }
    const answers = [await app.inject({ url, headers }), await app.inject({ url, headers })]
    const ids = answers.map((answer) => answer.headers['x-request-id'])
    expect(ids).toEqual(logged.map(({ reqId }) => reqId))
    expect(new Set([...ids, 'mine']).size).toBe(3)
  },
)
