import type { IncomingMessage, ServerResponse } from 'node:http'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { ErrorAnswer } from 'contract/common'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'

/** Where a feature registers its routes. The scope decides who may call them; the schemas, what they take and return. */
export type Scope = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>

/** Every route can refuse, always in this shape. */
export const refusals = { '4xx': ErrorAnswer, '5xx': ErrorAnswer } as const
