import type { MaterialUpload } from 'contract/course-materials'
import type { FastifyRequest } from 'fastify'
import { UPLOAD_MAX } from 'game/courses'
import { FORM_LIMITS, readForm } from '#server/http/read-form.ts'
import { Refusal } from '#server/refusal.ts'
import type { StoredFiles } from './stored-files.ts'

export const UPLOAD_LIMITS = { ...FORM_LIMITS, fileSize: UPLOAD_MAX, fields: 3, parts: 4 }

/** The form's fields as they came; `file` is the id under which its file was received. */
export type ReceivedForm = Partial<MaterialUpload>

/**
 * Reads a form with a file from the network and streams the file to the disk, ignoring its name.
 * @throws Refusal UNSUPPORTED_TYPE, TOO_LARGE, INVALID, BUSY; then nothing is left of it
 */
export async function receiveUpload(request: FastifyRequest, files: StoredFiles): Promise<ReceivedForm> {
  let received: string | undefined
  try {
    return await readForm(request, {
      largestFile: UPLOAD_MAX,
      tooLarge: () => new Refusal('TOO_LARGE', { message: ({ files }) => files.tooLarge({ mebibytes: '25' }) }),
      receive: async (file) => {
        received = await files.receive(file)
        return received
      },
    })
  } catch (error) {
    if (received !== undefined) await files.discard(received)
    throw error
  }
}
