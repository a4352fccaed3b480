import { randomBytes } from 'node:crypto'
import type { User, UserWithMessage } from 'contract/users'

/** Speaks to a program over the network as one member's browser does. */
export type Client = { user: User; cookie: string; complete(missionId: number, url?: string): Promise<Completed> }

export type Completed = { status: number; user: User | undefined }

const HEADERS = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }

/** Registers somebody new at a program. @throws when the program does not answer */
export async function aClient(url: string): Promise<Client> {
  const account = {
    name: 'Maya Okafor',
    email: `${randomBytes(8).toString('hex')}@example.com`,
    password: 'first-class',
  }
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: HEADERS,
    body: JSON.stringify(account),
  })
  const { user } = (await answer.json()) as UserWithMessage
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  return { user, cookie, complete: (missionId, at = url) => complete(at, user.id, cookie, missionId) }
}

async function complete(url: string, id: string, cookie: string, missionId: number): Promise<Completed> {
  const answer = await fetch(`${url}/api/users/${id}/complete-mission`, {
    method: 'POST',
    headers: { ...HEADERS, cookie },
    body: JSON.stringify({ missionId }),
  })
  const body = (await answer.json()) as Partial<UserWithMessage>
  return { status: answer.status, user: body.user }
}
