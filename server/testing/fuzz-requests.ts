import fc, { type Arbitrary } from 'fast-check'
import type { RouteOptions } from 'fastify'
import { type Hints, type JsonSchema, junk, spoilt, valid } from '#server/testing/schema-arbitrary.ts'
import { PDF_FILE } from '#server/testing/uploads.ts'

export type FuzzRequest = {
  url: string
  /** Path parameters as the program reads them. */
  params: Record<string, string>
  headers: Record<string, string>
  /** As it is sent; undefined for none. */
  payload: string | Buffer | undefined
  /** What the payload says to a program that can read it; undefined where it says nothing. */
  body: unknown
}

const CSV_FILE = Buffer.from('name,email\nAda Weber,ada@people.example\n')

const JSON_TYPE = { 'content-type': 'application/json' }

/** Not `.`, `..` or nothing: those are other addresses. */
const SEGMENTS = [
  '0',
  '01',
  '-1',
  '1.0',
  '1e3',
  '0x1',
  '999999999',
  '9999999999',
  'abc',
  ' 1',
  '1 ',
  '1/2',
  'a\u0000',
  '%',
  '😀',
  "1' or '1'='1",
  '__proto__',
  'x'.repeat(300),
]

/** Requests to a route: a quarter valid, half valid but for one field or parameter, a quarter anything at all. */
export function requestsTo({ url, schema }: RouteOptions, hints: Hints): Arbitrary<FuzzRequest> {
  const params = schema?.params as JsonSchema | undefined
  const body = schema?.body as JsonSchema | undefined
  const file = url.includes('/leads/') ? CSV_FILE : PDF_FILE
  const pack = schema?.consumes?.includes('multipart/form-data') ? (body: unknown) => asForm(body, file) : asJson
  const good = {
    params: paramsFor(url, params, hints, 0),
    sent: body ? valid(body, hints).map(pack) : fc.constant(NOTHING),
  }
  const wrongParams = paramsFor(url, params, hints, 0.5)
  const whole = fc.record(good)
  const spoiltBody = fc.record({ ...good, sent: body ? spoilt(body, hints).map(pack) : unexpected })
  const spoiltParams = fc.record({ ...good, params: wrongParams })
  const anything = fc.record({ params: wrongParams, sent: fc.oneof(junk.map(pack), unexpected) })
  const hasParams = url.includes(':')
  return fc
    .oneof(
      { weight: 2, arbitrary: whole },
      { weight: hasParams ? 3 : 4, arbitrary: spoiltBody },
      { weight: hasParams ? 1 : 0, arbitrary: spoiltParams },
      { weight: 2, arbitrary: anything },
    )
    .map(({ params: values, sent }) => ({ url: fill(url, values), params: values, ...sent }))
}

type Sent = Pick<FuzzRequest, 'headers' | 'payload' | 'body'>

const NOTHING: Sent = { headers: {}, payload: undefined, body: undefined }

function asJson(body: unknown): Sent {
  const payload = JSON.stringify(body)
  return { headers: JSON_TYPE, payload, body: JSON.parse(payload) }
}

/** Everything in a form is text, but for its file. */
function asForm(body: unknown, file: Buffer): Sent {
  const fields = Object.entries(typeof body === 'object' && body !== null ? body : { value: body })
  const texts = fields.map(
    ([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)] as const,
  )
  const parts = texts.map(([name, text]) => {
    const isFile = name === 'file'
    const head = `--line\r\ncontent-disposition: form-data; name="${encodeURIComponent(name)}"`
    return `${head}${isFile ? '; filename="a.pdf"' : ''}\r\n\r\n${isFile ? file.toString('latin1') : text}\r\n`
  })
  const payload = `${parts.join('')}--line--\r\n`
  return { headers: { 'content-type': 'multipart/form-data; boundary=line' }, payload, body: Object.fromEntries(texts) }
}

/** What is no JSON, or does not say that it is. */
const unexpected: Arbitrary<Sent> = fc.oneof(
  fc.constant(NOTHING),
  fc.record({
    headers: fc.constantFrom(
      JSON_TYPE,
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/x-www-form-urlencoded' },
      { 'content-type': 'multipart/form-data; boundary=x' },
      { 'content-type': 'multipart/form-data' },
      { 'content-type': 'nonsense' },
    ),
    payload: fc.oneof(
      fc.constantFrom(
        '',
        '{',
        '[',
        'null',
        '"',
        '{"a":1,}',
        '--x\r\n',
        '{"__proto__":{"isAdmin":true}}',
        '['.repeat(500),
      ),
      fc.string({ unit: 'binary', maxLength: 60 }),
    ),
    body: fc.constant(undefined),
  }),
)

function paramsFor(url: string, schema: JsonSchema | undefined, hints: Hints, wrong: number) {
  const names = [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const values = names.map((name) => {
    // In /api/users/:id the id is a member's; elsewhere that of the thing which the path names.
    const kind = url.includes('/users/:') && name === 'id' ? 'userId' : kindOf(url, name)
    const good = valid(schema?.properties?.[name] ?? { type: 'string' }, hints, kind).map(String)
    const bad = fc.oneof(fc.constantFrom(...SEGMENTS), fc.string({ minLength: 3, maxLength: 12 }))
    return [name, wrong === 0 ? good : fc.oneof(good, bad)]
  })
  return fc.record<Record<string, string>>(Object.fromEntries(values))
}

/** `/api/courses/:id` has a `courses:id`. */
function kindOf(url: string, name: string): string {
  if (name !== 'id') return `:${name}`
  return `${url.split('/:id')[0]?.split('/').at(-1)}:id`
}

function fill(url: string, params: Record<string, string>): string {
  return url.replaceAll(/:(\w+)/g, (_, name) => encodeURIComponent((params[name] ?? '').toWellFormed()))
}
