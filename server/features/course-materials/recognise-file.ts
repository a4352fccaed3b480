import { open } from 'node:fs/promises'
import { type FileKind, PDF } from './file-kinds.ts'
import { redrawImage } from './images.ts'
import { officeKindOf } from './office-package.ts'

/** In bytes. A zip's directory ends within the last 64 KiB and 22 bytes. */
const HEAD = 1_024
const TAIL = 65_557

/**
 * Detects what a file is from its content only, not from its name or declared type. An image is replaced by a
 * re-encoded copy.
 * @returns undefined for a kind that materials can't have
 * @throws Refusal BUSY when the disk can't store the copy
 */
export async function recogniseFile(path: string): Promise<FileKind | undefined> {
  const { head, tail } = await readEnds(path)
  if (head.startsWith('%PDF-')) return isHonestPdf(head, tail) ? PDF : undefined
  if (head.startsWith('PK\x03\x04')) return officeKindOf(path)
  if (/^(\x89PNG|\xff\xd8\xff|RIFF.{4}WEBP)/s.test(head)) return redrawImage(path)
  return undefined
}

async function readEnds(path: string): Promise<{ head: string; tail: string }> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const head = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    const tail = await file.read(Buffer.alloc(TAIL), 0, TAIL, Math.max(0, size - TAIL))
    return {
      head: head.buffer.toString('latin1', 0, head.bytesRead),
      tail: tail.buffer.toString('latin1', 0, tail.bytesRead),
    }
  } finally {
    await file.close()
  }
}

/** Begins and ends as a PDF does, and is not a web page or an archive at the same time. */
function isHonestPdf(head: string, tail: string): boolean {
  const isPdf = /^%PDF-[12]\.\d\s/.test(head) && /%%EOF[\s\0]*$/.test(tail)
  const isPage = /<(!doctype|html|head|body|script|svg|iframe|\?php)/i.test(head)
  return isPdf && !isPage && !endsAsArchive(tail)
}

/** Whether a zip's directory ends here: its last field says how long the rest is. */
function endsAsArchive(tail: string): boolean {
  for (let at = tail.indexOf('PK\x05\x06'); at !== -1; at = tail.indexOf('PK\x05\x06', at + 1)) {
    const rest = tail.charCodeAt(at + 20) + 256 * tail.charCodeAt(at + 21)
    if (at + 22 + rest === tail.length) return true
  }
  return false
}
