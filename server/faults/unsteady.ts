import { setTimeout } from 'node:timers/promises'
import { between } from '#server/testing/fault-settings.ts'
import { aPort, type Program } from '#server/testing/program.ts'
import { answers200, type Ground } from './engines.ts'

/** In milliseconds: shorter and longer than a query may take. */
const FREEZE = [200, 4_500] as const

type Fault = 'program killed' | 'PostgreSQL killed' | 'PostgreSQL frozen'

/** Two programs over one database, each at its own address for good, and what may happen to all three. */
export class Unsteady {
  readonly faults: Partial<Record<Fault, number>> = {}
  readonly #ground: Ground
  readonly #ports: readonly string[]
  readonly #programs: Program[] = []

  private constructor(ground: Ground, ports: readonly string[]) {
    this.#ground = ground
    this.#ports = ports
  }

  static async start(ground: Ground): Promise<Unsteady> {
    const unsteady = new Unsteady(ground, [await aPort(), await aPort()])
    for (const index of unsteady.#ports.keys()) await unsteady.#startProgram(index)
    return unsteady
  }

  /** The program that the client with this number calls. */
  url(client: number): string {
    return `http://127.0.0.1:${this.#ports[client % this.#ports.length]}`
  }

  /** Harms one of them, and brings it back. */
  async harm(random: () => number): Promise<void> {
    const { postgres } = this.#ground
    const choices: Fault[] = postgres
      ? ['program killed', 'PostgreSQL killed', 'PostgreSQL frozen']
      : ['program killed']
    const fault = choices[between(random, 0, choices.length - 1)] ?? 'program killed'
    this.faults[fault] = (this.faults[fault] ?? 0) + 1
    if (fault === 'program killed') await this.#killProgram(between(random, 0, this.#ports.length - 1))
    if (fault === 'PostgreSQL frozen') {
      postgres?.freeze()
      await setTimeout(between(random, ...FREEZE))
      postgres?.thaw()
    }
    if (fault === 'PostgreSQL killed') {
      await postgres?.kill()
      await postgres?.start()
    }
    for (const index of this.#ports.keys()) await answers200(`${this.url(index)}/api/ready`, 30_000)
  }

  async #killProgram(index: number): Promise<void> {
    this.#programs[index]?.process.kill('SIGKILL')
    await this.#programs[index]?.ended
    await this.#startProgram(index)
  }

  async #startProgram(index: number): Promise<void> {
    const { program } = await this.#ground.start({ PORT: this.#ports[index] ?? '', LOG_LEVEL: 'fatal' })
    this.#programs[index] = program
  }
}
