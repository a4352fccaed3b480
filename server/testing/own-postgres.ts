import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { aPort } from '#server/testing/program.ts'

const INSTALLED = '/usr/lib/postgresql'

/** Where PostgreSQL's programs are, undefined where none are installed. */
export function postgresPrograms(): string | undefined {
  if (!existsSync(INSTALLED)) return undefined
  const newest = readdirSync(INSTALLED)
    .sort((a, b) => Number(b) - Number(a))
    .find((version) => existsSync(join(INSTALLED, version, 'bin/initdb')))
  return newest === undefined ? undefined : join(INSTALLED, newest, 'bin')
}

/** A PostgreSQL server of a test's own, in a folder of its own, which the test may freeze and kill. */
export class OwnPostgres {
  readonly url: string
  readonly #programs: string
  readonly #folder: string
  readonly #port: string
  readonly #identity: { uid?: number; gid?: number }
  #server: ChildProcess | undefined

  private constructor(programs: string, folder: string, port: string, identity: { uid?: number; gid?: number }) {
    this.#programs = programs
    this.#folder = folder
    this.#port = port
    this.#identity = identity
    this.url = `postgres://postgres@127.0.0.1:${port}/postgres`
  }

  static async create(programs: string): Promise<OwnPostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'whistlestop-postgres-'))
    // It refuses to run as root, so it runs as the user that its package made.
    const isRoot = process.getuid?.() === 0
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
    const identity = isRoot ? { uid: id('-u'), gid: id('-g') } : {}
    if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid)
    const words = ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C']
    execFileSync(join(programs, 'initdb'), words, { ...identity, cwd: folder, stdio: 'ignore' })
    const server = new OwnPostgres(programs, folder, await aPort(), identity)
    await server.start()
    return server
  }

  /** Begins to start it; does not wait until it answers. */
  launch(): void {
    const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${this.#folder}`]
    const words = ['-D', this.#folder, '-p', this.#port, ...settings]
    const { programs, identity } = { programs: this.#programs, identity: this.#identity }
    this.#server = spawn(join(programs, 'postgres'), words, { ...identity, cwd: this.#folder, stdio: 'ignore' })
  }

  async start(): Promise<void> {
    this.launch()
    for (let tries = 0; !(await this.#answers()); tries++) {
      if (tries > 600) throw new Error('The PostgreSQL of this test does not answer.')
      await setTimeout(50)
    }
  }

  /** As when the machine loses its power, without the disk's cache: every process of it, at once. */
  async kill(): Promise<void> {
    const server = this.#running()
    this.freeze()
    for (const pid of this.#children()) process.kill(pid, 'SIGKILL')
    server.kill('SIGKILL')
    await ended(server)
    this.#server = undefined
  }

  /** As an operator stops it: connections are ended, everything is written. */
  async stop(): Promise<void> {
    const server = this.#running()
    server.kill('SIGINT')
    await ended(server)
    this.#server = undefined
  }

  /** The server's own, first the one that makes the others. */
  get pids(): number[] {
    return [this.#running().pid ?? 0, ...this.#children()]
  }

  freeze(): void {
    this.#signal('SIGSTOP')
  }

  thaw(): void {
    this.#signal('SIGCONT')
  }

  /** Changes a setting of the running server, given as `name = 'value'`. */
  async configure(setting: string): Promise<void> {
    await this.#query(`alter system set ${setting}`)
    await this.#query('select pg_reload_conf()')
  }

  /** How many commits wait for a synchronous standby. */
  async waitingForStandby(): Promise<number> {
    const [row] = await this.#query("select count(*)::integer as n from pg_stat_activity where wait_event = 'SyncRep'")
    return row?.n ?? 0
  }

  async #query(text: string): Promise<{ n?: number }[]> {
    const client = new Client({ connectionString: this.url })
    await client.connect()
    try {
      return (await client.query<{ n?: number }>(text)).rows
    } finally {
      await client.end()
    }
  }

  async remove(): Promise<void> {
    if (this.#server !== undefined) await this.kill()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  #signal(signal: NodeJS.Signals): void {
    // The one that makes new processes first, so that none is missed.
    const server = this.#running()
    server.kill(signal)
    for (const pid of this.#children()) process.kill(pid, signal)
  }

  #children(): number[] {
    const { pid } = this.#running()
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  }

  #running(): ChildProcess {
    if (this.#server === undefined) throw new Error('The PostgreSQL of this test is not running.')
    return this.#server
  }

  async #answers(): Promise<boolean> {
    const client = new Client({ connectionString: this.url, connectionTimeoutMillis: 1_000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return true
    } catch {
      return false
    }
  }
}

async function ended(child: ChildProcess): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) await setTimeout(5)
}
