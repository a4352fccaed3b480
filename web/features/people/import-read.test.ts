import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CONTACTS_MAX, FILE_MAX } from './import-contact.ts'
import { readContacts } from './import-read.ts'

const read = async (content: string | Uint8Array<ArrayBuffer>) => (await readContacts(new Blob([content]))).contacts
const names = async (content: string | Uint8Array<ArrayBuffer>) => (await read(content)).map(({ name }) => name)
const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n')

/** The least of three readings, in milliseconds of this thread's processor: the heap is cleaned up during some of them. */
async function leastTimeFor(content: string): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let time = 0; time < 3; time++) {
    const begun = process.threadCpuUsage()
    await read(content).catch(() => undefined)
    least = Math.min(least, process.threadCpuUsage(begun).user / 1000)
  }
  return least
}

const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

describe('vCards', () => {
  it.each([
    ['the formatted name', card('FN:Ada Weber', 'N:Weber;A;;;'), ['Ada Weber']],
    ['a name in parts', card('N:Weber;Ada;Maria,Rosa;;MD'), ['Ada Maria Rosa Weber MD']],
    [
      'a title, which isn’t the first name',
      card('FN:Prof. Dr. Ada Weber', 'N:Weber;Ada;;Prof.,Dr.;') +
        card('N:Ito;Ben;;Herr;') +
        card('N:;;;Dr.;', 'ORG:Line 5'),
      ['Ada Weber', 'Ben Ito', 'Line 5'],
    ],
    [
      'a nickname, a company, an address',
      card('NICKNAME:Adi') + card('ORG:Line 5;Sales') + card('EMAIL:a@b.example'),
      ['Adi', 'Line 5', 'a@b.example'],
    ],
    ['groups before a property', card('item1.FN:Ada', 'item1.X-ABLabel:_$!<Home>!$_'), ['Ada']],
    ['escaped signs', card('FN:Weber\\, Ada\\; PhD \\\\ x'), ['Weber, Ada; PhD \\ x']],
    ['folded lines', card('FN:Ada Marg', ' arete', '\t Weber'), ['Ada Margarete Weber']],
    ['names in lower case and quotes with a colon', card('fn;x="a:b":Ada'), ['Ada']],
    ['version 4.0', 'BEGIN:VCARD\nVERSION:4.0\nKIND:individual\nFN;LANGUAGE=en:Ada\nEND:VCARD\n', ['Ada']],
    ['no group of people', card('KIND:group', 'FN:Friends') + card('X-ADDRESSBOOKSERVER-KIND:group', 'FN:Club'), []],
    ['a card that nobody closed', 'BEGIN:VCARD\nFN:Ada', ['Ada']],
    ['a card with only signs for a name', card('FN:- - -'), []],
    ['cards without line feeds', 'BEGIN:VCARD\rFN:Ada\rEND:VCARD\rBEGIN:VCARD\rFN:Ben\rEND:VCARD', ['Ada', 'Ben']],
  ])('with %s', async (_, content, expected) => {
    expect(await names(content)).toEqual(expected)
  })

  it('of version 2.1 are read with their quoted-printable lines and charsets', async () => {
    const old = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:2.1', ...lines, 'END:VCARD', ''].join('\r\n')
    const utf8 = old('N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=4D=C3=BCller;J=C3=BC=', 'rgen;;;')
    const western = old(
      'FN;QUOTED-PRINTABLE;CHARSET=ISO-8859-1:J=FCrgen',
      'NOTE;ENCODING=QUOTED-PRINTABLE:One=0D=0ATwo=',
    )
    expect(await names(utf8)).toEqual(['Jürgen Müller'])
    expect(await read(western)).toMatchObject([{ name: 'Jürgen', notes: 'One\nTwo' }])
    expect(await names(old('FN;CHARSET=KLINGON;ENCODING=QUOTED-PRINTABLE:A=64a'))).toEqual(['Ada'])
  })

  it('within cards are nobody by themselves', async () => {
    const inner = 'BEGIN:VCARD\nFN:Agent\nEND:VCARD'
    expect(await names(`BEGIN:VCARD\nFN:Ada\nAGENT:\n${inner}\nNOTE:Mine\nEND:VCARD\n`)).toEqual(['Ada'])
    const deep = 'BEGIN:VCARD\n'.repeat(100_000)
    expect(await names(`${deep}FN:Deep\n${'END:VCARD\n'.repeat(100_000)}${card('FN:Ben')}`)).toEqual(['Ben'])
  })

  it('bring notes, and nothing else', async () => {
    const [ada] = await read(
      card('FN:Ada', 'TEL:+49 30 1', 'EMAIL:a@b.example', 'ADR:;;Street', 'NOTE:Met at\\nthe fair'),
    )
    expect(ada).toEqual({ name: 'Ada', notes: 'Met at\nthe fair', key: 'ada' })
  })

  it('have pictures of megabytes that are skipped, folded and in one line', async () => {
    const base64 = 'QUJD'.repeat(500_000)
    const folded = (base64.match(/.{1,74}/g) ?? []).join('\r\n ')
    const content = card(`PHOTO;ENCODING=b;TYPE=JPEG:${folded}`, 'FN:Ada') + card(`PHOTO:${base64}`, 'FN:Ben')
    expect(await names(content)).toEqual(['Ada', 'Ben'])
  })
})

describe('tables', () => {
  it.each([
    ['of Google', 'First Name,Middle Name,Last Name,Notes\nAda,M.,Weber,Hi\n', ['Ada M. Weber']],
    [
      'of Google, as they were',
      'Name,Given Name,Family Name,E-mail 1 - Value\nAda Weber,Ada,Weber,a@b\n',
      ['Ada Weber'],
    ],
    [
      'of Outlook',
      '"Title","First Name","Last Name","Company"\r\n"Dr.","Ada","Weber","Line 5"\r\n"","","","Line 6"\r\n',
      ['Ada Weber', 'Line 6'],
    ],
    ['of Outlook in German', 'Anrede;Vorname;Nachname;Notizen\r\nFrau;Ada;Weber;\r\n', ['Ada Weber']],
    ['with a title in the whole name', 'Name,Name Prefix,Given Name\nDr. Ada Weber,Dr.,Ada\n', ['Ada Weber']],
    ['of Apple', 'First name\tLast name\tNote\nAda\tWeber\tx\n', ['Ada Weber']],
    ['with a mark before', '\ufeffName;Notes\nAda;x\n', ['Ada']],
    ['with a line about the separator', 'sep=;\nName;Notes\nAda, Berlin;x\n', ['Ada, Berlin']],
    [
      'with quotes in quotes and lines in cells',
      'Name,Notes\n"Weber, ""Ada""","one\ntwo"\nBen,\n',
      ['Weber, "Ada"', 'Ben'],
    ],
    ['that are lists of names', 'Ada Weber\nBen Ito\n', ['Ada Weber', 'Ben Ito']],
    ['with empty lines and short rows', 'Name,Notes\n\n,\nAda\n\n\n', ['Ada']],
    ['with a quote alone at the end', 'Name,Notes\n"Ada,x\nBen,y\n', ['"Ada', 'Ben']],
    ['with a quote within a cell', 'Name,Notes\nAda "the rail" Weber,x\n', ['Ada "the rail" Weber']],
  ])('%s', async (_, content, expected) => {
    expect(await names(content)).toEqual(expected)
  })

  it('are found in UTF-16 and in the code page of western Windows, too', async () => {
    expect(await names(latin1('Name;Notes\nJ\xfcrgen;x\n'))).toEqual(['Jürgen'])
    const utf16 = (text: string) =>
      new Uint8Array(Uint16Array.from(`\ufeff${text}`, (sign) => sign.charCodeAt(0)).buffer)
    expect(await names(utf16('Name\tNotes\nJürgen\tx\n'))).toEqual(['Jürgen'])
  })

  it('are refused where no column has names, and where they are no text', async () => {
    await expect(read('Street,City\nA,B\n')).rejects.toMatchObject({ fault: 'no-names' })
    await expect(read('PK\u0003\u0004\0\0')).rejects.toMatchObject({ fault: 'no-text' })
    expect(await read('')).toEqual([])
  })
})

describe('a hostile file', () => {
  it('is refused by its size before it is read', async () => {
    const huge = {
      size: FILE_MAX + 1,
      slice: () => {
        throw new Error('it was read')
      },
    } as unknown as Blob
    await expect(readContacts(huge)).rejects.toMatchObject({ fault: 'too-large' })
  })

  it.each<[string, (size: number) => string]>([
    ['quotes without end', (size) => `Name,Notes\n${'"a,'.repeat(size / 3)}`],
    ['quotes and nothing else', (size) => `Name,Notes\n${'"'.repeat(size)}`],
    ['one line of separators', (size) => `Name,${','.repeat(size)}`],
    ['one cell', (size) => `Name,Notes\n${'a'.repeat(size)}`],
    ['backslashes', (size) => card(`FN:${'\\'.repeat(size)}`)],
    ['soft line breaks', (size) => `BEGIN:VCARD\nFN;QUOTED-PRINTABLE:${'a=\n'.repeat(size / 3)}`],
    ['folds', (size) => `BEGIN:VCARD\nFN:a\n${' b\n'.repeat(size / 3)}`],
    ['quotes in a parameter', (size) => card(`FN;X=${'"'.repeat(size + 1)}:Ada`)],
    ['blanks', (size) => ' '.repeat(size)],
    ['cards without end', (size) => 'BEGIN:VCARD\n'.repeat(size / 10)],
  ])('of %s takes a time that grows with its size only', async (_, ofSize) => {
    const small = await leastTimeFor(ofSize(300_000))
    // Ten times the size takes ten times as long. With the square of the size it would be a hundred times.
    expect(await leastTimeFor(ofSize(3_000_000))).toBeLessThan(40 * Math.max(small, 10))
  })

  it('of folds takes little longer than one of lines', async () => {
    const [folds, lines] = [' b\n', 'cb\n'].map((line) => `BEGIN:VCARD\nX:a\n${line.repeat(1_000_000)}`)
    expect(await leastTimeFor(folds ?? '')).toBeLessThan(3 * (await leastTimeFor(lines ?? '')))
  })

  it('brings only names and notes that the list takes', async () => {
    const [person] = await read(
      card(`FN:<b>\u202eAda\u0001\u0007 ${'🚂'.repeat(60)}`, `NOTE:\u202e${'x'.repeat(5_000)}`),
    )
    expect(person?.name).toMatch(/^<b> Ada 🚂+$/u)
    expect(person?.name.length).toBeLessThanOrEqual(80)
    expect(person?.notes).toBe('x'.repeat(1_000))
  })

  it('never makes reading fail otherwise, whatever is drawn', async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'BEGIN:VCARD\n',
        'END:VCARD\n',
        'FN',
        'N',
        ':',
        ';',
        '=',
        '=\n',
        '\\',
        '"',
        ',',
        '\n',
        '\r',
        ' ',
        'ENCODING=QUOTED-PRINTABLE',
        'NOTE:',
        'Name',
        'AGENT:',
      ),
      fc.string({ unit: 'binary', maxLength: 5 }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 60 }), async (pieces) => {
        const found = await read(pieces.join('')).catch((error: Error) => {
          expect(error.name).toBe('UnreadableFile')
          return []
        })
        for (const { name, notes } of found) {
          expect(name).toMatch(/^(?=.*[\p{L}\p{N}])[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]{1,80}$/u)
          expect(notes.length).toBeLessThanOrEqual(1_000)
          expect(notes).toMatch(/^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\t\n])*$/u)
        }
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('an address book of ten thousand', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => card(`FN:Person ${index}`, `NOTE:Number ${index}`)).join('')

  it('leaves the page its turns', async () => {
    const gaps: number[] = []
    let last = performance.now()
    const turns = setInterval(() => {
      gaps.push(performance.now() - last)
      last = performance.now()
    }, 1)
    let counts = 0
    const { contacts, isCut } = await readContacts(new Blob([many]), { onCount: () => counts++ })
    clearInterval(turns)
    expect([contacts.length, isCut]).toEqual([10_000, false])
    console.info(
      `10,000 vCards: the longest stretch without a turn took ${Math.max(...gaps).toFixed(1)} ms, ${counts} turns`,
    )
    expect(counts).toBeGreaterThan(0)
  })

  it('is cut where it is larger than anybody chooses from, and stops when told to', async () => {
    const table = `Name\n${Array.from({ length: CONTACTS_MAX + 5 }, (_, index) => `Person ${index}`).join('\n')}`
    const { contacts, isCut } = await readContacts(new Blob([table]))
    expect([contacts.length, isCut]).toEqual([CONTACTS_MAX, true])
    const stop = new AbortController()
    stop.abort()
    await expect(readContacts(new Blob([many]), { signal: stop.signal })).rejects.toThrow()
  })
})
