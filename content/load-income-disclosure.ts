import { readFile } from 'node:fs/promises'

const DISCLOSURE = new URL('./income-disclosure.md', import.meta.url)

/** What is said about income until an administrator writes their own: Markdown. @throws an Error when the file is empty */
export async function loadIncomeDisclosure(file: URL = DISCLOSURE): Promise<string> {
  const text = (await readFile(file, 'utf8')).trim()
  if (text === '') throw new Error(`${file.pathname.split('/').at(-1)}: there is nothing in it`)
  return `${text}\n`
}
