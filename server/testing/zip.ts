import { crc32, deflateRawSync } from 'node:zlib'

/** `unpacked` is what the entry claims to become, in bytes, where that is a lie. */
export type ZipEntry = { name: string; content: string | Buffer; unpacked?: number; encrypted?: boolean }

/** A zip of these entries, as an office program would write it. */
export function zipOf(entries: readonly ZipEntry[], comment = ''): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, unpacked, encrypted } of entries) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(encrypted ? 1 : 0, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(unpacked ?? bytes.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), packed)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, place, Buffer.from(name))
    offset += 30 + Buffer.byteLength(name) + packed.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([...parts, central, end, Buffer.from(comment, 'latin1')])
}

type Office = 'wordprocessingml.document' | 'spreadsheetml.sheet' | 'presentationml.presentation'

/** The smallest package that is an office document, with whatever else is put into it. */
export function officeFile(kind: Office, more: readonly ZipEntry[] = [], contentType = `${kind}.main+xml`): Buffer {
  const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/main.xml" ContentType="application/vnd.openxmlformats-officedocument.${contentType}"/></Types>`
  return zipOf([
    { name: '[Content_Types].xml', content: types },
    { name: '_rels/.rels', content: '<Relationships/>' },
    { name: 'main.xml', content: '<document/>' },
    ...more,
  ])
}
