import { hash, timingSafeEqual } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Dependencies } from '#server/dependencies.ts'
import { outboxState } from '#server/features/mail/public.ts'
import type { Scope } from '#server/http/scope.ts'
import { Refusal } from '#server/refusal.ts'

/** In seconds: from what a read and a durable write take to where people give up. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/**
 * Serves /metrics to Prometheus, if METRICS_TOKEN is set and the request carries it: how long each route takes, by its
 * pattern because an address may name somebody; the process; the outbox. Others get a 404; without the setting, none of
 * this is loaded.
 */
export async function serveMetrics(
  app: Scope,
  { config, database, now }: Pick<Dependencies, 'config' | 'database' | 'now'>,
): Promise<void> {
  const { metricsToken } = config
  if (metricsToken === undefined) return
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] })
  const waiting = gauge('outbox_waiting', 'Mails that wait to be sent')
  const oldest = gauge('outbox_oldest_seconds', 'How long the oldest waiting mail has waited')
  const readOutbox = async (log: FastifyBaseLogger) => {
    try {
      const outbox = await outboxState(database.read)
      waiting.set(outbox.waiting)
      oldest.set(outbox.oldestAt === null ? 0 : (now() - outbox.oldestAt) / 1000)
    } catch (err) {
      // The other metrics matter most while the database is unreachable. A missing value is not 0.
      for (const each of [waiting, oldest]) each.remove()
      log.warn({ err }, 'the outbox could not be read; its metrics are left out')
    }
  }

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  const expected = hash('sha256', `Bearer ${metricsToken}`, 'buffer')
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const shown = hash('sha256', request.headers.authorization ?? '', 'buffer')
    if (!timingSafeEqual(shown, expected)) throw new Refusal('NOT_FOUND')
    await readOutbox(request.log)
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
}
