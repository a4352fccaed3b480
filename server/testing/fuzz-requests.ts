import fc, { type Arbitrary } from 'fast-check'
import type { RouteOptions } from 'fastify'
import { CSV_FILES, HOSTILE_TEXTS, QUERIES, TEXTS, UPLOADS, YAML_FILES } from '#server/testing/hostile-texts.ts'
import { type Hints, type JsonSchema, junk, spoilt, valid } from '#server/testing/schema-arbitrary.ts'
import { mp4File, PDF_FILE } from '#server/testing/uploads.ts'

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

const VIDEO_FILE = mp4File()
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

/**
 * Requests to a route: two fifths valid, as many valid but for one field or parameter, a fifth anything at all. A route that
 * takes a file gets some that have broken parsers before.
 */
export function requestsTo({ url, schema }: RouteOptions, hints: Hints): Arbitrary<FuzzRequest> {
  const params = schema?.params as JsonSchema | undefined
  const body = schema?.body as JsonSchema | undefined
  const query = schema?.querystring as JsonSchema | undefined
  const file = url.includes('/leads/') ? CSV_FILE : url.includes('-videos/') ? VIDEO_FILE : PDF_FILE
  const isForm = schema?.consumes?.includes('multipart/form-data') === true
  const pack = isForm ? (body: unknown) => asForm(body, file) : asJson
  const good = {
    params: paramsFor(url, params, hints, 0),
    query: query ? queriesFor(query, hints) : fc.constant(''),
    sent: body ? valid(body, hints).map(pack) : fc.constant(NOTHING),
  }
  const wrongParams = paramsFor(url, params, hints, 0.5)
  const whole = fc.record(good)
  const spoiltBody = fc.record({ ...good, sent: body ? spoilt(body, hints).map(pack) : unexpected })
  const spoiltParams = fc.record({ ...good, params: wrongParams })
  const anything = fc.record({ ...good, params: wrongParams, sent: fc.oneof(junk.map(pack), unexpected) })
  const hasParams = url.includes(':')
  const hasFile = isForm || body?.properties?.yaml !== undefined
  const hostileFile = body && hasFile ? fc.record({ ...good, sent: hostileFiles(url, body, hints, isForm) }) : whole
  return fc
    .oneof(
      { weight: 4, arbitrary: whole },
      { weight: hasParams ? 3 : 4, arbitrary: spoiltBody },
      { weight: hasParams ? 1 : 0, arbitrary: spoiltParams },
      { weight: 2, arbitrary: anything },
      { weight: hasFile ? 3 : 0, arbitrary: hostileFile },
    )
    .map(({ params: values, query, sent }) => ({ url: fill(url, values) + query, params: values, ...sent }))
}

/** A body that is valid but for what its file holds. */
function hostileFiles(url: string, schema: JsonSchema, hints: Hints, isForm: boolean): Arbitrary<Sent> {
  const body = valid(schema, hints)
  if (isForm) {
    const files = url.includes('/leads/')
      ? fc.oneof(fc.constantFrom(...CSV_FILES), drawnCsv)
      : fc.constantFrom(...UPLOADS)
    return fc.tuple(body, files).map(([fields, file]) => asForm(fields, file))
  }
  const [example = ''] = hints.yaml ?? []
  const yaml = fc.oneof(fc.constantFrom(...YAML_FILES), spoiltText(String(example)))
  return fc.tuple(body, yaml).map(([fields, text]) => asJson({ ...(fields as object), yaml: text }))
}

/** A text with something that does not belong there in one place, or cut off there. */
function spoiltText(text: string): Arbitrary<string> {
  const inserted = fc.constantFrom(
    ...TEXTS,
    ...HOSTILE_TEXTS,
    ...YAML_FILES,
    ': ',
    '- ',
    '"',
    "'",
    '&a ',
    '*a',
    '\t',
    '\u2028',
  )
  return fc
    .record({ at: fc.nat(text.length), inserted, cut: fc.boolean() })
    .map(({ at, inserted, cut }) => text.slice(0, at) + inserted + (cut ? '' : text.slice(at)))
}

/** Tables with cells, separators and ends of lines of any kind. */
const drawnCsv: Arbitrary<Buffer> = fc
  .record({
    rows: fc.array(
      fc.array(fc.constantFrom(...TEXTS, ...HOSTILE_TEXTS, '"', '""', '"a"', '=1+1', 'ada@people.example'), {
        maxLength: 4,
      }),
      {
        maxLength: 6,
      },
    ),
    heading: fc.constantFrom('name,email', 'email,name', 'name,email,phone', 'Name, "email"', ''),
    separator: fc.constantFrom(',', ',', ';', '\t'),
    end: fc.constantFrom('\n', '\r\n', '\r', '\n\n', '\u2028'),
  })
  .map(({ rows, heading, separator, end }) =>
    Buffer.from([heading, ...rows.map((cells) => cells.join(separator))].join(end)),
  )

function queriesFor(schema: JsonSchema, hints: Hints): Arbitrary<string> {
  const drawn = fc.oneof(valid(schema, hints), spoilt(schema, hints)).map((values) => {
    const pairs = Object.entries(values as object).map(([name, value]) => [name, String(value).toWellFormed()])
    return `?${new URLSearchParams(pairs)}`
  })
  return fc.oneof(fc.constant(''), drawn, fc.constantFrom(...QUERIES))
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
  const parts = texts.flatMap(([name, text]) => {
    const isFile = name === 'file'
    const head = `--line\r\ncontent-disposition: form-data; name="${encodeURIComponent(name.toWellFormed())}"`
    return [`${head}${isFile ? '; filename="a.pdf"' : ''}\r\n\r\n`, isFile ? file : text, '\r\n']
  })
  const payload = Buffer.concat([...parts, '--line--\r\n'].map((part) => Buffer.from(part as string)))
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
        '{"name":"\ud800"}',
        '{"name":"\u0000"}',
        '{"\u0000":1}',
      ),
      // No UTF-8: a byte that never is, half a pair, a text cut off.
      fc.constantFrom(
        ...['7b22ff223a317d', '7b2261223a22eda080227d', '7b2261223a22f09f98'].map((hex) => Buffer.from(hex, 'hex')),
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
