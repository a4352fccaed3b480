import { type Compilable, type CompiledQuery, createQueryId, type UnknownRow } from 'kysely'
import type { Db } from '#server/database/database.ts'
import { InProcessAdapter } from '#server/database/sqlite-dialect.ts'
import { nameStatement } from '#server/database/statement-names.ts'

/**
 * A placeholder for a value while a query is built. Code that read the value would build a query for that value only.
 */
class Slot {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }

  [Symbol.toPrimitive](): never {
    throw new Error(`A prepared query is built once for all values: it cannot look at "${this.name}".`)
  }
}

const slots = new Proxy(
  {},
  {
    get: (_, name) => new Slot(String(name)),
    ownKeys: () => {
      throw new Error('A prepared query must name each of its values: it cannot take or spread the whole object.')
    },
  },
)

/**
 * A query that is built and compiled once for each handle's database and afterwards only gets its values: building one
 * costs more than running it. `build` gets placeholders for the values, so it may pass each on by its name, but neither
 * read them nor branch on them; no lists (`in`), no null where SQL needs `is`.
 * @returns a function of handle and values that answers with the rows
 */
export function prepared<Values extends object, Row>(build: (db: Db, values: Values) => Compilable<Row>) {
  const compiledFor = new WeakMap<object, CompiledQuery<Row>>()

  /** The adapter is the one part that all handles on a database share, transactions included. */
  const compile = (db: Db, adapter: object): CompiledQuery<Row> => {
    const known = compiledFor.get(adapter)
    if (known !== undefined) return known
    const compiled = build(db.withoutPlugins(), slots as Values).compile()
    compiledFor.set(adapter, compiled)
    nameStatement(compiled.sql)
    return compiled
  }

  return async (db: Db, values: Values): Promise<Row[]> => {
    const executor = db.getExecutor()
    const { adapter } = executor
    const query = compile(db, adapter)
    const queryId = createQueryId()
    // Kysely doesn't pass compiled queries to plugins before they run, and plugins guard the handles.
    executor.transformQuery(query.query, queryId)
    const parameters = query.parameters.map((each) => (each instanceof Slot ? values[each.name as keyof Values] : each))
    if (!(adapter instanceof InProcessAdapter))
      return (await db.executeQuery<Row>({ ...query, queryId, parameters })).rows
    const rows = adapter.rowsOf(query.sql, parameters)
    const result = { rows: rows as UnknownRow[] }
    for (const plugin of executor.plugins) await plugin.transformResult({ queryId, result })
    return rows as Row[]
  }
}
