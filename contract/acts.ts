import Type from 'typebox'
import { IdempotencyHeaders } from './invitations.ts'

/**
 * The headers of the calls that may wait for a connection (`WAITING_ACTS` of the game). `Acted-At` is when the member did
 * it, in UTC by their own clock; absent where it didn't wait.
 */
export const ActHeaders = Type.Object({
  ...IdempotencyHeaders.properties,
  'acted-at': Type.Optional(
    Type.String({
      maxLength: 24,
      pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,3})?Z$',
      description: 'When it was done, in UTC, where it waited for a connection; believed for 72 hours',
    }),
  ),
})
