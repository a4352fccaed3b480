import { LearningFigures } from 'contract/reviews'
import Type from 'typebox'
import type { Dependencies } from '#server/dependencies.ts'
import { messagesFor } from '#server/features/sessions/public.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { learningFile } from './learning-file.ts'
import { readLearning } from './read-learning.ts'

const tags = ['administration']

/** In the scope of administrators. */
export function learningAdministrationRoutes(scope: Scope, { database, now }: Pick<Dependencies, 'database' | 'now'>) {
  scope.get(
    '/api/admin/learning',
    {
      schema: {
        tags,
        summary: 'See what members remember and where they go wrong',
        response: { 200: LearningFigures, ...refusals },
      },
    },
    () => readLearning(database.read, now()),
  )

  scope.get(
    '/api/admin/learning.csv',
    {
      schema: {
        tags,
        summary: 'Download what members remember and where they go wrong',
        response: { 200: Type.String({ description: 'CSV' }), ...refusals },
      },
    },
    async (request, reply) => {
      const day = new Date(now()).toISOString().slice(0, 10)
      reply.header('content-disposition', `attachment; filename="learning-${day}.csv"`)
      return reply
        .type('text/csv; charset=utf-8')
        .send(learningFile(await readLearning(database.read, now()), messagesFor(request)))
    },
  )
}
