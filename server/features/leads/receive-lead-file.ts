import type { LeadImport } from 'contract/leads'
import type { FastifyRequest } from 'fastify'
import { FORM_LIMITS, readForm } from '#server/http/read-form.ts'
import { Refusal } from '#server/refusal.ts'
import { LEAD_FILE_MAX, readAsText } from './parse-lead-file.ts'

export const LEAD_FORM_LIMITS = { ...FORM_LIMITS, fileSize: LEAD_FILE_MAX, fields: 2, parts: 3 }

/**
 * Reads the form of an import, its file as text.
 * @throws Refusal UNSUPPORTED_TYPE, TOO_LARGE, INVALID
 */
export function receiveLeadFile(request: FastifyRequest): Promise<Partial<LeadImport>> {
  return readForm(request, {
    largestFile: LEAD_FILE_MAX,
    tooLarge: () => new Refusal('TOO_LARGE', { message: ({ files }) => files.leadFileTooLarge }),
    receive: async (file) => {
      const pieces: Buffer[] = []
      for await (const piece of file) pieces.push(piece)
      // A truncated file is refused for its size, not for its last, broken character.
      return file.truncated ? '' : readAsText(Buffer.concat(pieces))
    },
  })
}
