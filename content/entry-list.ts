import { readFile } from 'node:fs/promises'
import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { parseYaml } from './parse-yaml.ts'

/** What a file of entries must be. `nameField` is the field by which a trainer finds an entry again. */
export type EntryKind<Entry extends TSchema> = {
  readonly schema: Entry
  readonly nameField: string
  /** What a field must be, in the words a trainer reads when it is wrong. */
  readonly expected: ReadonlyMap<string, string>
  /** What the schema cannot say. @returns a fault such as `body: must …`, or null */
  readonly fault: (entry: Static<Entry>) => string | null
}

/**
 * The entries of a YAML file, in its order.
 * @throws an Error naming the file, the entry and the field when the file is no list, an entry is not as its kind wants
 *   it, or two have the same name
 */
export async function readEntries<Entry extends TSchema>(file: URL, kind: EntryKind<Entry>): Promise<Static<Entry>[]> {
  const fileName = file.pathname.split('/').at(-1) ?? ''
  const list = parseYaml(fileName, await readFile(file, 'utf8'))
  if (!Array.isArray(list)) throw new Error(`${fileName}: must be a list, each entry beginning with "- "`)
  const check = Compile(kind.schema)
  const names = new Set<string>()
  return list.map((entry: unknown, index) => {
    const name = nameOf(entry, kind.nameField) ?? `entry ${index + 1}`
    const place = `${fileName}: ${name}`
    if (!isEntry<Entry>(check, entry)) throw new Error(`${place}: ${firstFault(check, kind, entry)}`)
    const fault = kind.fault(entry)
    if (fault !== null) throw new Error(`${place}: ${fault}`)
    if (names.has(name)) throw new Error(`${place}: ${kind.nameField}: is that of another entry too`)
    names.add(name)
    return entry
  })
}

type Check = ReturnType<typeof Compile<TSchema>>

function isEntry<Entry extends TSchema>(check: Pick<Check, 'Check'>, entry: unknown): entry is Static<Entry> {
  return check.Check(entry)
}

function nameOf(entry: unknown, nameField: string): string | null {
  const name: unknown = typeof entry === 'object' && entry !== null ? Reflect.get(entry, nameField) : null
  return typeof name === 'string' && name !== '' ? name : null
}

function firstFault(
  check: Pick<Check, 'Errors'>,
  { expected }: { expected: ReadonlyMap<string, string> },
  entry: unknown,
): string {
  const [fault] = check.Errors(entry)
  const field = fault?.keyword === 'required' ? fault.params.requiredProperties[0] : fault?.instancePath.split('/')[1]
  if (field === undefined) return 'must be fields, one a line, such as "title: Hello"'
  const wanted = expected.get(field)
  return wanted === undefined ? `${field}: is not a field here` : `${field}: must be ${wanted}`
}
