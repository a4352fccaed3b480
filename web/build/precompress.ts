import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXT = new Set(['.js', '.css', '.svg', '.txt', '.webmanifest'])

/** Writes `.br` and `.gz` for every text file in `folder` except the pages: the server fills and compresses those itself. */
export function precompress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !TEXT.has(extname(entry.name))) continue
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
