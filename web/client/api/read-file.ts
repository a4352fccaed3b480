import * as messages from 'messages/files'
import { ApiError } from './api-error.ts'

/** What is wrong with a file here, before it was sent. */
export class FileError extends ApiError {
  constructor(sentence: string, cause: unknown) {
    super({ status: 0, text: sentence, sentence, cause })
  }
}

/** @throws FileError with a sentence for the person when the file can't be read, or isn't in UTF-8 */
export async function readFile(file: File): Promise<string> {
  const content = await file.arrayBuffer().catch((cause) => {
    throw changedFile(cause)
  })
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch (cause) {
    throw new FileError(messages.notUtf8, cause)
  }
}

/** A browser refuses to read a file that changed since it was chosen. */
export function changedFile(cause: unknown): FileError {
  return new FileError(messages.changedSinceChosen, cause)
}
