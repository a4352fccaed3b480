import { connect } from 'node:net'
import type { Database } from '#server/database/database.ts'
import type { Secrets } from '#server/testing/secrets.ts'

type Sent = { method?: string; body?: unknown; text?: string; headers?: Record<string, string> }

/** What a forger would like to see as a line of its own. */
const FORGED = '{"level":30,"msg":"forged"}'

/** Somebody who uses every way on which a secret reaches the program, rightly and wrongly. */
export class VisitWithSecrets {
  /** The code of each refusal, in their order. */
  readonly refused: string[] = []
  /** How often a session began. */
  signedIn = 0
  readonly #url: string
  readonly #secrets: Secrets
  readonly #account: { name: string; email: string; phone: string; password: string }
  #cookie = ''
  #id = ''

  constructor(url: string, secrets: Secrets) {
    this.#url = url
    this.#secrets = secrets
    // Not secret as a password is, but nothing of a body is for the log.
    const phone = secrets.keep('phone', `+49${Math.random().toString().slice(2, 14)}`)
    const email = `${crypto.randomUUID()}@example.com`
    this.#account = { name: 'Maya', email, phone, password: secrets.plant('password') }
  }

  async comeAndGo(): Promise<void> {
    const secrets = this.#secrets
    const { email, password } = this.#account
    await this.#send('/api/auth/register', { body: this.#account })
    await this.#send('/api/auth/login', { body: { email, password: secrets.plant('wrong password') } })
    await this.#send('/api/auth/login', { body: { email, password } })
    const next = secrets.plant('new password')
    const change = `/api/users/${this.#id}/password`
    await this.#send(change, { body: { current: secrets.plant('guessed password'), password: next } })
    await this.#send(change, { body: { current: password, password: next } })
    await this.#send('/api/auth/logout', { method: 'POST' })
    await this.#send('/api/auth/login', { body: { email, password: next } })
  }

  async sendNonsense(): Promise<void> {
    const secrets = this.#secrets
    const json = { 'content-type': 'application/json' }
    const [cookie, token] = [secrets.plant('forged cookie'), secrets.plant('wrong metrics token')]
    await this.#send('/api/auth/me', { headers: { cookie: `session=${cookie}` } })
    await this.#send('/api/auth/me', { headers: { cookie: `session="${cookie}%0d%0a"` } })
    await this.#send('/metrics', { headers: { authorization: `Bearer ${token}` } })
    await this.#send('/api/auth/login', { body: { email: 'a@b', password: [secrets.plant('password in a list')] } })
    await this.#send('/api/auth/login', { body: { email: secrets.plant('password as address'), password: 'a@b' } })
    await this.#send('/api/auth/login', { text: `{"password":"${secrets.plant('half a text')}`, headers: json })
    await this.#send('/api/auth/login', { text: secrets.plant('bare text'), headers: { 'content-type': 'text/plain' } })
    const large = JSON.stringify({ password: secrets.plant('large text').repeat(10_000) })
    await this.#send('/api/auth/login', { text: large, headers: json })
    await this.#send(`/api/missions/%E0%A4%A?${secrets.plant('broken address')}`)
    await this.#write(`GET / HTTP/1.1\r\nA b: c\r\nCookie: session=${secrets.plant('broken request')}\r\n\r\n`)
  }

  /** Has the links mailed, and follows each of them, and one that is none, twice. */
  async useLinks({ read }: Database): Promise<void> {
    const { email } = this.#account
    await this.#send('/api/auth/send-verification', { method: 'POST' })
    await this.#send('/api/auth/forgot-password', { body: { email } })
    await this.#send(`/api/users/${this.#id}/invite`, { body: { email: `friend-of-${email}` } })
    const mails = await read.selectFrom('mails').select(['kind', 'text']).execute()
    const tokens = mails.flatMap(({ kind, text }) =>
      [...text.matchAll(/(?:token=|unsubscribe\/)([\w-]{43})/g)].map(([, token = '']) =>
        this.#secrets.keep(kind, token),
      ),
    )
    if (tokens.length < 3) throw new Error(`Only ${tokens.length} links were mailed.`)
    for (const token of [...tokens, ...tokens, this.#secrets.plant('wrong link')]) await this.#follow(token)
  }

  async #follow(token: string): Promise<void> {
    for (const page of ['reset-password?token=', 'verify-email?token=', 'unsubscribe/', 'contact/']) {
      await this.#send(`/${page}${token}`, { headers: { accept: 'text/html' } })
    }
    await this.#send('/api/auth/verify-email', { body: { token } })
    await this.#send('/api/auth/reset-password', { body: { token, password: 'short' } })
    await this.#send('/api/auth/reset-password', { body: { token, password: this.#secrets.plant('reset password') } })
    await this.#send(`/api/contact-choices/${token}`, { body: { choice: 'stop' } })
    await this.#send(`/unsubscribe/${token}`, { method: 'POST' })
  }

  /** Line ends in every place where somebody's text arrives. */
  async forgeLines(): Promise<void> {
    const [broken, coded] = [`\r\n${FORGED}\r\n`, encodeURIComponent(`\r\n${FORGED}\r\n`)]
    const { email, password } = this.#account
    await this.#send('/api/auth/register', { body: { ...this.#account, name: `Maya${broken}` } })
    await this.#send('/api/auth/login', { body: { email: `${broken}@example.com`, password } })
    await this.#send('/api/auth/login', { body: { email, password: broken } })
    await this.#send('/api/auth/login', { text: broken, headers: { 'content-type': 'application/json' } })
    await this.#send(`/api/missions/${coded}?${coded}`)
    await this.#send(`/api/invites/${coded}`)
    await this.#send(`/unsubscribe/${coded}`, { method: 'POST' })
    const headers = { cookie: `session=${coded}`, 'user-agent': coded, 'x-forwarded-for': coded, 'request-id': coded }
    await this.#send('/api/auth/me', { headers: { ...headers, 'x-request-id': coded } })
    await this.#write(`GET /${broken}\r\n HTTP/1.1\r\n\r\n`)
    await this.#write(`GET / HTTP/1.1\r\nUser-Agent: a\r\n ${FORGED}\r\n\r\n`)
  }

  /** So that the program fails, and says why in its log. */
  async #fail(body: object, path: string): Promise<void> {
    const { status } = await this.#send(path, { body })
    if (status !== 500) throw new Error(`${path}: ${status}`)
  }

  /** With a table gone, and a rule that the program does not know: databases like to say what broke it. */
  async meetABrokenDatabase({ write }: Database): Promise<void> {
    await write((db) => db.schema.alterTable('mails').renameTo('mails_away').execute())
    await this.#fail({ email: this.#account.email }, '/api/auth/forgot-password')
    await write((db) => db.schema.alterTable('mails_away').renameTo('mails').execute())
    await write((db) => db.schema.createIndex('one_phone').unique().on('members').column('phone').execute())
    const password = this.#secrets.plant('password of a failed registration')
    await this.#fail({ ...this.#account, password, email: `other-${this.#account.email}` }, '/api/auth/register')
    await write((db) => db.schema.dropIndex('one_phone').execute())
  }

  async #send(path: string, { method, body, text, headers }: Sent = {}): Promise<{ status: number }> {
    const sent = body === undefined ? text : JSON.stringify(body)
    const answer = await fetch(this.#url + path, {
      method: method ?? (sent === undefined ? 'GET' : 'POST'),
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: this.#cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(sent === undefined ? {} : { body: sent }),
    })
    // A forged cookie is not this browser's, and neither is what it is answered.
    if (headers?.cookie === undefined) this.#keepCookies(answer)
    const said = await answer.text()
    if (!answer.headers.get('content-type')?.startsWith('application/json')) return answer
    const { code, user } = JSON.parse(said)
    if (code !== undefined) this.refused.push(code)
    this.#id = user?.id ?? this.#id
    return answer
  }

  #keepCookies(answer: Response): void {
    const cookies = answer.headers.getSetCookie().map((each) => each.split(';')[0] ?? '')
    for (const cookie of cookies) {
      const [name = '', value = ''] = cookie.split('=')
      if (value.length > 1) this.#secrets.keep(name, value)
      if (name === 'session' && value !== '') this.signedIn += 1
    }
    if (cookies.length > 0) this.#cookie = cookies.join('; ')
  }

  /** What no client's library would send. */
  async #write(bytes: string): Promise<void> {
    const { hostname, port } = new URL(this.#url)
    const socket = connect(Number(port), hostname).resume()
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.write(bytes)
    await closed
  }
}
