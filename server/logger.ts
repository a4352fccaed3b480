import { type LevelWithSilent, type Logger, pino, stdSerializers } from 'pino'

/** JSON lines on stdout. */
export function createLogger(level: LevelWithSilent): Logger {
  return pino({ level, serializers: { err: describeError } })
}

/**
 * What happened and where. The other fields of an error are left out, because they quote data: PostgreSQL's `detail`
 * the row that broke a rule, password hash and all; the HTTP parser's `rawPacket` the request with its cookies.
 */
function describeError(error: Error) {
  const { type, message, stack, code } = stdSerializers.err(error)
  return { type, message, stack, code }
}
