import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const ROOT = new URL('../', import.meta.url)

type Promised = { id: string; proofs: { file: string; title: string }[]; seenToFail: string }

describe('docs/promises.md', () => {
  const rows = readPromises(readFileSync(new URL('docs/promises.md', ROOT), 'utf8'))

  test('names each promise once', () => {
    expect(rows.length).toBeGreaterThan(30)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  })

  test('names a proof for each promise, and says without which guard it was seen to fail', () => {
    const lacking = rows.filter(({ proofs, seenToFail }) => proofs.length === 0 || seenToFail === '')
    expect(lacking.map(({ id }) => id)).toEqual([])
  })

  test('names only tests that exist', () => {
    const missing = rows.flatMap(({ id, proofs }) =>
      proofs.filter((proof) => !exists(proof)).map(({ file, title }) => `${id}: ${file} › ${title}`),
    )
    expect(missing).toEqual([])
  })

  test('calls the guards by names that the code has', () => {
    const known = wordsOf(sources().join('\n'))
    const unknown = rows.flatMap(({ id, seenToFail }) =>
      [...seenToFail.matchAll(/`([^`]+)`/g)]
        .filter(([, name = '']) => !wordsOf(name).isSubsetOf(known))
        .map(([, name]) => `${id}: ${name}`),
    )
    expect(unknown).toEqual([])
  })
})

/** Names of HTTP headers are written in either case. */
function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[a-z_$][\w$]*/g))
}

/** The program, without its tests. */
function sources(): string[] {
  return ['content', 'contract', 'e2e', 'game', 'server', 'web'].flatMap((folder) =>
    readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|node_modules|^dist/.test(path))
      .map((path) => readFileSync(new URL(`${folder}/${path}`, ROOT), 'utf8')),
  )
}

/** @throws when a row doesn't have the required form */
function readPromises(markdown: string): Promised[] {
  const rows = markdown.split('\n').filter((line) => line.startsWith('| `'))
  return rows.map((row) => {
    const [, promise = '', tests = '', seenToFail = '', ...rest] = row.split(/(?<!\\)\|/).map((cell) => cell.trim())
    const id = /^`([a-z0-9-]+)`: /.exec(promise)?.[1]
    if (id === undefined || rest.length !== 1) throw new Error(`Not a row of docs/promises.md: ${row}`)
    return { id, proofs: tests.split('<br>').map(readProof), seenToFail }
  })
}

function readProof(proof: string): Promised['proofs'][number] {
  const [, file, title] = /^`([^`]+)` › (.+)$/.exec(proof.trim()) ?? []
  if (file === undefined || title === undefined) throw new Error(`Not "\`file\` › title": ${proof}`)
  return { file, title }
}

/** Whether a quoted text in the file begins with the title. */
function exists({ file, title }: Promised['proofs'][number]): boolean {
  const path = new URL(file, ROOT)
  if (!existsSync(path)) return false
  const source = readFileSync(path, 'utf8')
  return ["'", '"', '`'].some((quote) => source.includes(quote + title))
}
