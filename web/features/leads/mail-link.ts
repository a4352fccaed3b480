import { ApiError } from '#web/client/api/api-error.ts'

/** A token as the server makes them; anything shorter was cut off on its way here. */
export function isWholeToken(token: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(token)
}

/** Whether the server has nothing under this link. */
export function isUnknownLink(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}
