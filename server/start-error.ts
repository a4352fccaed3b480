import { DatabaseDamaged, DatabaseUnavailable } from '#server/database/database.ts'

/** Something that stops the program before it serves: a wrong setting, a folder it may not write, a database it cannot use. */
export class StartError extends Error {
  override name = 'StartError'
}

/** Whether an error's message is meant for the operator and needs no stack trace. */
export function isForOperator(error: unknown): error is Error {
  return error instanceof StartError || error instanceof DatabaseUnavailable || error instanceof DatabaseDamaged
}
