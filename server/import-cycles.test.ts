import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'

/** That one module imports another. A module is a feature, another folder, or a file at the top of `server/`. */
type Import = { from: string; to: string; because: string }

const PROGRAM = new Map(
  globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['node_modules/**', 'testing/**', 'faults/**'] })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => [file, readFileSync(posix.join(import.meta.dirname, file), 'utf8')]),
)

test('no module of the server is in an import cycle, types included', () => {
  expect(cyclesAmong(importsAmong(PROGRAM, moduleOf))).toEqual([])
})

test('no file of the server is in an import cycle, types included', () => {
  expect(cyclesAmong(importsAmong(PROGRAM, (file) => file))).toEqual([])
})

test('the program imports nothing that only tests need', () => {
  const toOthers = importsAmong(PROGRAM, (file) => file).filter(({ to }) => !PROGRAM.has(to))
  expect(toOthers.map(({ because }) => because)).toEqual([])
})

test.each([
  ['a type', `import type { Caller } from '#server/features/sessions/public.ts'`],
  ['one type among values', `import { type Caller } from '#server/features/sessions/public.ts'`],
  ['something handed on', `export { readSession } from '#server/features/sessions/public.ts'`],
  ['everything handed on', `export * from '#server/features/sessions/public.ts'`],
  ['a relative path', `import '../sessions/public.ts'`],
  ['something loaded later', `const load = () => import('#server/features/sessions/public.ts')`],
  ['a type without an import', `export type Mine = import('#server/features/sessions/public.ts').Caller`],
  ['a thread', `new Worker(new URL('../sessions/public.ts', import.meta.url))`],
])('a cycle is found when it is closed by %s', (_, line) => {
  const planted = new Map(PROGRAM).set('features/members/planted.ts', line)
  expect(cyclesAmong(importsAmong(planted, moduleOf))).toContain(
    'features/members/planted.ts imports features/sessions/public.ts',
  )
})

function moduleOf(file: string): string {
  const [folder = '', feature = ''] = file.split('/')
  return folder === 'features' ? `${folder}/${feature}` : folder
}

/** Which module imports which, each pair once. */
function importsAmong(sources: ReadonlyMap<string, string>, module: (file: string) => string): Import[] {
  const imports = new Map<string, Import>()
  for (const [file, source] of sources) {
    for (const target of importsOf(file, source)) {
      const [from, to] = [module(file), module(target)]
      if (from !== to) imports.set(`${from} ${to}`, { from, to, because: `${file} imports ${target}` })
    }
  }
  return [...imports.values()]
}

const parsed = new Map<string, string[]>()

function importsOf(file: string, source: string): string[] {
  const known = parsed.get(file + source) ?? parseImports(file, source)
  parsed.set(file + source, known)
  return known
}

/** The files of ours that a file names: imported, for their types too, handed on, or run in a thread. */
function parseImports(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source)
  expect(errors).toEqual([])
  const found: string[] = []
  const add = (node: unknown) => {
    const { value } = (node ?? {}) as { value?: unknown }
    if (typeof value === 'string') found.push(value)
  }
  new Visitor({
    ImportDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    ImportExpression: (node) => add(node.source),
    TSImportType: (node) => add(node.source),
    NewExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'URL') add(node.arguments[0])
    },
  }).visit(program)
  return found.flatMap((specifier) => {
    if (specifier.startsWith('#server/')) return [specifier.slice('#server/'.length)]
    return /^\.\.?\/.*\.ts$/.test(specifier) ? [posix.join(posix.dirname(file), specifier)] : []
  })
}

/** The imports that are part of a cycle. */
function cyclesAmong(imports: readonly Import[]): string[] {
  const next = Map.groupBy(imports, ({ from }) => from)
  const reach = (from: string, seen = new Set<string>()): Set<string> => {
    for (const { to } of next.get(from) ?? []) {
      if (!seen.has(to)) reach(to, seen.add(to))
    }
    return seen
  }
  const reached = new Map([...next.keys()].map((module) => [module, reach(module)]))
  return imports.filter(({ from, to }) => reached.get(to)?.has(from)).map(({ because }) => because)
}
