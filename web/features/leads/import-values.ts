import * as messages from 'messages/leads'

/** What the people in a file agreed to, and where. */
type Consent = { consentText: string; consentSource: string }
/** What is in the form of an import. */
export type ImportValues = Consent & { file: File | null }
export type ImportProblems = Partial<Record<keyof ImportValues, string>>

export const NO_CONSENT: Consent = { consentText: '', consentSource: '' }

export const IMPORT_FIELDS = ['file', 'consentText', 'consentSource'] as const

/** As the contract has them. In characters. */
const CONSENT_MIN = 10
const SOURCE_MIN = 3
/** 1 MiB. */
const FILE_MAX = 1_048_576

/** @returns what is wrong, by its field; nothing where it can be sent */
export function checkImport({ file, consentText, consentSource }: ImportValues): ImportProblems {
  const problems: ImportProblems = {}
  if (file === null) problems.file = messages.chooseFile
  else if (file.size > FILE_MAX) problems.file = messages.fileTooLarge
  if (consentText.trim().length < CONSENT_MIN) problems.consentText = messages.writeConsent
  if (consentSource.trim().length < SOURCE_MIN) problems.consentSource = messages.sayWhere
  return problems
}

/** The texts before the file: the server reads them in this order. */
export function importForm({ file, consentText, consentSource }: ImportValues): FormData {
  const form = new FormData()
  form.append('consentText', consentText.trim())
  form.append('consentSource', consentSource.trim())
  if (file !== null) form.append('file', file)
  return form
}
