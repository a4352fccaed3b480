import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadConfig } from '#server/config.ts'
import { aFolder } from '#server/testing/program.ts'
import { openMailer } from './open-mailer.ts'

test('a mail stored as a file is readable only by its owner: it may contain links that set a password', async () => {
  const dataDir = aFolder()
  const mailer = openMailer(loadConfig({ DATA_DIR: dataDir }), () => undefined)
  const said = { subject: 'Hello', language: 'en', text: 'Hello', html: '<p>Hello</p>', unsubscribeUrl: null }
  await mailer.send({ messageId: 'one@localhost', to: 'ana@example.com', ...said })
  const rights = (...path: string[]) => statSync(join(dataDir, ...path)).mode & 0o777
  expect([rights('outbox'), rights('outbox', 'one.eml')]).toEqual([0o700, 0o600])
  rmSync(dataDir, { recursive: true })
})
