import { ApiError } from '#web/client/api/api-error.ts'

/** What to say at a field, where the server refused for what was typed into it. */
export function refusedValue(error: Error | null): string | undefined {
  return error instanceof ApiError && error.status === 400 ? error.sentence : undefined
}

/** What to say at the field of the current password. */
export function refusedPassword(error: Error | null): string | undefined {
  return error instanceof ApiError && error.code === 'WRONG_PASSWORD' ? error.sentence : undefined
}
