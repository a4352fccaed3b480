import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXT = new Set(['.js', '.css', '.svg', '.html', '.txt', '.webmanifest'])

/**
 * Writes `.br` and `.gz` beside every text file of `folder`, except the pages named in `rewritten`: the server puts its
 * own address into those when it starts, and compresses them itself.
 */
export function precompress(folder: string, rewritten: readonly string[]): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !TEXT.has(extname(entry.name)) || rewritten.includes(relative(folder, path))) continue
    const text = readFileSync(path)
    writeFileSync(`${path}.br`, brotli(text))
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }))
  }
}

/** At the level that the built files have. */
export function brotli(text: Buffer): Buffer {
  return brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  })
}
