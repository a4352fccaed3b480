import { MESSAGE_MAX, MESSAGE_TONES, type RescueMessage } from 'game/rescue-messages'
import { RESCUE_CAUSES } from 'game/rescues'
import Type from 'typebox'
import { readEntries } from './entry-list.ts'

const Message = Type.Object(
  {
    key: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 }),
    cause: Type.Enum([...RESCUE_CAUSES]),
    tone: Type.Enum([...MESSAGE_TONES]),
    text: Type.String({ minLength: 1, maxLength: MESSAGE_MAX }),
  },
  { additionalProperties: false },
)

const EXPECTED = new Map<string, string>([
  ['key', 'small letters, digits and hyphens'],
  ['cause', `one of ${RESCUE_CAUSES.join(', ')}`],
  ['tone', `one of ${MESSAGE_TONES.join(', ')}`],
  ['text', `text of 1 to ${MESSAGE_MAX} characters`],
])

/** What each cause leaves open. */
const PLACEHOLDERS = {
  'first-station': ['name', 'title'],
  station: ['name', 'title'],
  course: ['name', 'title'],
  streak: ['name', 'days'],
  finished: ['name'],
} as const

const MESSAGES = new URL('./rescue-messages.yaml', import.meta.url)

/**
 * The messages that sponsors are offered, in the order of the file.
 * @throws an Error naming the file, the message and the field when one is not as the schema wants it
 */
export function loadRescueMessages(file: URL = MESSAGES): Promise<RescueMessage[]> {
  return readEntries(file, { schema: Message, nameField: 'key', expected: EXPECTED, fault: placeholderFault })
}

function placeholderFault({ cause, text }: RescueMessage): string | null {
  const allowed: readonly string[] = PLACEHOLDERS[cause]
  const used = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
  const stray = used.find((name) => !allowed.includes(name))
  if (stray !== undefined) return `text: has {${stray}}, and a message about ${cause} can fill in ${allowed.join(', ')}`
  if (/[{}]/.test(text.replaceAll(/\{[^{}]*\}/g, ''))) return 'text: has a brace without its partner'
  return used.includes('name') ? null : 'text: must have {name} in it'
}
