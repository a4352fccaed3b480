import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { freePort } from '../free-port.ts'
import { type OwnProgram, startOwnProgram } from '../own-program.ts'
import { type Connection, startConnection } from './connection.ts'

/** The program that the journeys visit, with a database of its own and an administrator. */
export type Site = {
  origin: string
  administrator: { email: string; password: string }
  connection: Connection
  stop: () => Promise<void>
}

export async function startSite(): Promise<Site> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const program = await startOwnProgram({ PUBLIC_URL: origin })
  try {
    const administrator = await makeAdministrator(program)
    const connection = await startConnection(port, Number(new URL(program.url).port))
    const stop = async () => {
      connection.cut()
      await program.stop()
    }
    return { origin, administrator, connection, stop }
  } catch (error) {
    await program.stop()
    throw error
  }
}

async function makeAdministrator({ url, env }: OwnProgram): Promise<Site['administrator']> {
  const account = { email: 'office@example.com', password: 'first-class' }
  const { stdout } = await promisify(execFile)('node', ['../server/commands/create-admin.ts', account.email], {
    cwd: `${import.meta.dirname}/..`,
    env,
  })
  const token = /token=([\w-]+)/.exec(stdout)?.[1]
  const answer = await fetch(`${url}/api/auth/reset-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ token, password: account.password }),
  })
  assert.equal(answer.status, 200)
  return account
}
