import * as messages from 'messages/files'
import { ApiError } from './api-error.ts'

/** @throws ApiError with a sentence for the person when the file can't be read */
export async function readFile(file: File): Promise<string> {
  try {
    return await file.text()
  } catch (cause) {
    throw changedFile(cause)
  }
}

/** A browser refuses to read a file that changed since it was chosen. */
export function changedFile(cause: unknown): ApiError {
  const sentence = messages.changedSinceChosen
  return new ApiError({ status: 0, text: sentence, sentence, cause })
}
