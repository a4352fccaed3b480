import { text } from 'node:stream/consumers'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { type FileKind, OFFICE_KINDS } from './file-kinds.ts'

const CONTENT_TYPES = '[Content_Types].xml'
const RELATIONS = '_rels/.rels'

/** Far above a real document and far below a zip bomb. Sizes in bytes, as the package declares them. */
const MAX = { entries: 5_000, unpacked: 256 * 1024 * 1024, contentTypes: 512 * 1024, growth: 100 }

/** Below this size the ratio of a package isn't limited. */
const SMALL = 8 * 1024 * 1024

/** Parts that run: macros of today and of 1992, controls. */
const RUNS = /macro|vba|activex/i

/** XML that could write a content type in a way that a plain search misses. */
const DISGUISE = /&#|<!/

/**
 * The kind of office document that a file is: a complete package without macros that isn't a zip bomb. Only its
 * directory and the short list of its parts are read; nothing else is unpacked.
 * @returns undefined for anything else
 */
export async function officeKindOf(path: string): Promise<FileKind | undefined> {
  let zip: ZipFile | undefined
  try {
    zip = await openPromise(path, { autoClose: false })
    return await kindOf(zip)
  } catch {
    // Anything that can't be read isn't a document.
    return undefined
  } finally {
    zip?.close()
  }
}

async function kindOf(zip: ZipFile): Promise<FileKind | undefined> {
  // A comment at the end could hide another format.
  if (zip.entryCount > MAX.entries || zip.comment !== '') return undefined
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    if (!isPlain(entry) || entries.has(entry.fileName)) return undefined
    entries.set(entry.fileName, entry)
  }
  const contentTypes = entries.get(CONTENT_TYPES)
  if (contentTypes === undefined || !entries.has(RELATIONS) || !fitsTogether([...entries.values()], zip.fileSize)) {
    return undefined
  }
  if (contentTypes.uncompressedSize > MAX.contentTypes) return undefined
  // The reader stops where the entry grows beyond what it declares.
  return kindByContentTypes(await text(await zip.openReadStreamPromise(contentTypes)))
}

function isPlain(entry: Entry): boolean {
  const isStoredOrDeflated = entry.compressionMethod === 0 || entry.compressionMethod === 8
  return isStoredOrDeflated && !entry.isEncrypted() && !RUNS.test(entry.fileName)
}

/** Entries that share bytes, or declare a far larger unpacked size, make a zip bomb. */
function fitsTogether(entries: readonly Entry[], fileSize: number): boolean {
  const packed = entries.reduce((sum, entry) => sum + entry.compressedSize, 0)
  const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0)
  if (packed > fileSize || unpacked > MAX.unpacked) return false
  // A package that doesn't begin with an entry has something before it.
  if (!entries.some((entry) => entry.relativeOffsetOfLocalHeader === 0)) return false
  return unpacked <= SMALL || unpacked <= fileSize * MAX.growth
}

function kindByContentTypes(xml: string): FileKind | undefined {
  if (RUNS.test(xml) || DISGUISE.test(xml)) return undefined
  for (const [contentType, kind] of OFFICE_KINDS) {
    if (xml.includes(`ContentType="${contentType}"`)) return kind
  }
  return undefined
}
