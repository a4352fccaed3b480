import { OperatorDetails, OperatorUpdate } from 'contract/operator'
import type { Dependencies } from '#server/dependencies.ts'
import { actorOf } from '#server/features/audit/public.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { changeOperator } from './change-operator.ts'
import { readDetails } from './read-operator.ts'

const tags = ['operator']

/** In the scope of administrators. */
export function operatorAdministrationRoutes(
  scope: Scope,
  deps: Pick<Dependencies, 'config' | 'database' | 'now'>,
): void {
  scope.get(
    '/api/admin/operator',
    { schema: { tags, summary: 'Get who runs the site', response: { 200: OperatorDetails, ...refusals } } },
    () => readDetails(deps.database.read, deps.config),
  )

  scope.put(
    '/api/admin/operator',
    {
      schema: {
        tags,
        summary: 'Set who runs the site',
        body: OperatorUpdate,
        response: { 200: OperatorDetails, ...refusals },
      },
    },
    (request) => changeOperator(deps, actorOf(request), request.body),
  )
}
