import { readFileSync } from 'node:fs'

/** The system calls that strace records of a program's main thread, which writes to SQLite and sends the answers. */
export const DISK_CALLS = ['-y', '-xx', '-s', '200000', '-e', 'trace=pwrite64,ftruncate,fsync,fdatasync,write,writev']

const CALL = /^(\w+)\(\d+<([^>]*)>(.*)\) += (\d+)$/
const [SOCKET, SUCCESS] = [inHex('socket:'), inHex('HTTP/1.1 20')]

export function isSuccess(line: string): boolean {
  return /^writev?\(/.test(line) && line.includes(`<${SOCKET}`) && line.includes(SUCCESS)
}

/** strace escapes all bytes in this form, so that the output is unambiguous. */
function inHex(text: string): string {
  return [...Buffer.from(text)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('')
}

function fromHex(text: string): Buffer<ArrayBuffer> {
  return Buffer.from(text.replaceAll('\\x', ''), 'hex')
}

/** Changes the bytes of a file in their place, or gives longer or shorter ones. */
type Change = (bytes: Bytes) => Bytes
type Bytes = Buffer<ArrayBuffer>
/** A file as it is on the disk, and what was written to it but not synced since. */
type File = { durable: Bytes; pending: Change[] }

/** A disk that is replayed from what a program did to it, one line of strace after the other. */
export class ReplayedDisk {
  readonly #files: Map<string, File>

  /** @param paths as they are now, and all of it on the disk */
  constructor(paths: readonly string[]) {
    this.#files = new Map(paths.map((path) => [path, { durable: readFileSync(path), pending: [] }]))
  }

  apply(line: string): void {
    const [, call, path = '', words = '', result] = CALL.exec(line) ?? []
    const file = this.#files.get(fromHex(path).toString())
    if (file === undefined) return
    const last = Number(/\d+$/.exec(words)?.[0])
    if (call === 'fsync' || call === 'fdatasync') {
      file.durable = file.pending.reduce((bytes, change) => change(bytes), file.durable)
      file.pending = []
    } else if (call === 'ftruncate') {
      file.pending.push((bytes) => resized(bytes, last))
    } else if (call === 'pwrite64') {
      const data = fromHex(/"([^"]*)"/.exec(words)?.[1] ?? '')
      if (data.length !== Number(result)) throw new Error(`Not all of a write was seen: ${line.slice(0, 100)}`)
      file.pending.push((bytes) => overwritten(bytes, data, last))
    }
  }

  /** @returns each file as it is found when the power is back: every write that was not synced is there, or it is not */
  afterPowerCut(isKept: () => boolean): [path: string, bytes: Bytes][] {
    return [...this.#files].map(([path, { durable, pending }]): [string, Bytes] => {
      const kept = pending.filter(isKept)
      return [path, kept.reduce<Bytes>((bytes, change) => change(bytes), Buffer.from(durable))]
    })
  }
}

function resized(bytes: Bytes, length: number): Bytes {
  const changed = Buffer.alloc(length)
  bytes.copy(changed)
  return changed
}

function overwritten(bytes: Bytes, data: Bytes, offset: number): Bytes {
  const changed = bytes.length < offset + data.length ? resized(bytes, offset + data.length) : bytes
  data.copy(changed, offset)
  return changed
}
