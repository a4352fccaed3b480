import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib'

const TEXT = new Set(['.js', '.css', '.svg', '.txt', '.webmanifest'])

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * Writes `.br` and `.gz` for every text file in `folder` except the pages: the server fills and compresses those itself.
 * Takes every processor for some seconds, most of the time of a build in five languages.
 */
export async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  const next = async (): Promise<void> => {
    for (let path = files.pop(); path !== undefined; path = files.pop()) await compress(path)
  }
  // As many at once as Node has threads for it.
  await Promise.all(Array.from({ length: 4 }, next))
}

async function compress(path: string): Promise<void> {
  const text = await readFile(path)
  const [br, gz] = await Promise.all([compressBrotli(text, smallest(text)), compressGzip(text, { level: 9 })])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}

function smallest(text: Buffer) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }
}

/** At the level that the built files have. */
export function brotli(text: Buffer): Buffer {
  return brotliCompressSync(text, smallest(text))
}
