import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/** Sorted as a language does unless a column says otherwise, so that one that forgets to is noticed. */
const LOCALE = "encoding 'UTF8' lc_collate 'C' lc_ctype 'C' locale_provider icu icu_locale 'en-US'"

/** Creates a database on the server at `url`, empty or a copy of another one there. @returns its URL */
export async function createPostgres(url: string, template?: string): Promise<string> {
  const own = new URL(url)
  own.pathname = `/whistlestop_test_${randomBytes(6).toString('hex')}`
  // Copied as files: half the time of a copy through the log.
  const origin = template === undefined ? `template0 ${LOCALE}` : `${nameOf(template)} strategy file_copy`
  await onServer(own.href, (name) => `create database ${name} template ${origin}`)
  return own.href
}

/** Drops the database at `url` and disconnects its clients. */
export function dropPostgres(url: string): Promise<void> {
  return onServer(url, (name) => `drop database ${name} with (force)`)
}

async function onServer(url: string, statement: (database: string) => string): Promise<void> {
  const server = new URL(url)
  server.pathname = '/postgres'
  const client = new Client({ connectionString: server.href })
  await client.connect()
  try {
    await client.query(statement(nameOf(url)))
  } finally {
    await client.end()
  }
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1)
}
