import Type, { type Static } from 'typebox'
import { Language } from './account.ts'
import { Count, Email, PersonName, Phone } from './common.ts'

/**
 * What a person on /info sends: they ask to be contacted, by one member or by one of the community. A phone number is
 * stored only for a member they name.
 */
export const LeadForm = Type.Object(
  {
    name: PersonName,
    email: Email,
    phone: Type.Optional(Type.Union([Phone, Type.Null()])),
    consent: Type.Literal(true, { 'x-sentence': 'contactBox' }),
    inviteCode: Type.Optional(Type.Union([Type.String({ maxLength: 10_000 }), Type.Null()])),
    anyMember: Type.Optional(Type.Boolean()),
    language: Type.Optional(
      Type.Unsafe<string>({
        ...Language,
        description: 'The language in which the form, and what it asks consent to, was read',
      }),
    ),
  },
  { additionalProperties: false, 'x-required': 'contactForm' },
)
export type LeadForm = Static<typeof LeadForm>

/**
 * The token out of the link `/confirm-contact/{token}`. Any text, so that a truncated link is answered as an unknown
 * one.
 */
export const ContactConfirmation = Type.Object(
  { token: Type.String({ maxLength: 10_000 }) },
  { additionalProperties: false, 'x-required': 'wholeLink' },
)

/** `isNew` is false where the person had confirmed before. */
export const ContactConfirmed = Type.Object(
  { message: Type.String(), isNew: Type.Boolean() },
  { additionalProperties: false },
)
export type ContactConfirmed = Static<typeof ContactConfirmed>

/** What a lead chooses by the link in an email: no further contact, or erasure. */
export const ContactChoice = Type.Object(
  { choice: Type.Unsafe<'stop' | 'erase'>({ type: 'string', enum: ['stop', 'erase'] }) },
  { additionalProperties: false },
)
export type ContactChoice = Static<typeof ContactChoice>

/** A CSV file of people and where they agreed, as a form. Header: name,email; a column phone is allowed and not stored. */
export const LeadImport = Type.Object(
  {
    file: Type.String({ description: 'The CSV, UTF-8, at most 1 MiB and 5,000 lines' }),
    consentText: Type.String({ minLength: 10, maxLength: 1_000 }),
    consentSource: Type.String({ minLength: 3, maxLength: 300 }),
  },
  { additionalProperties: false, 'x-required': 'leadImport' },
)
export type LeadImport = Static<typeof LeadImport>

export const LeadLine = Type.Object(
  { line: Type.Integer({ minimum: 1 }), problem: Type.String() },
  { additionalProperties: false },
)

/** What a file would bring or has brought: `accepted` people, who still have to confirm. `line` counts as a text editor does, the header being 1. */
export const LeadImportReport = Type.Object(
  {
    accepted: Count,
    skipped: Type.Integer({ minimum: 0, description: 'Known already, or asked not to be contacted' }),
    problems: Type.Array(LeadLine, { description: 'Lines that cannot be taken, at most 200 of them' }),
    problemCount: Count,
    sample: Type.Array(Type.Object({ name: Type.String(), email: Type.String() }, { additionalProperties: false }), {
      maxItems: 5,
    }),
  },
  { additionalProperties: false },
)
export type LeadImportReport = Static<typeof LeadImportReport>

/** How full the pool is. `waiting` have not confirmed yet. */
export const LeadPool = Type.Object(
  { waiting: Count, available: Count, taken: Count, doNotContact: Count },
  { additionalProperties: false },
)
export type LeadPool = Static<typeof LeadPool>
