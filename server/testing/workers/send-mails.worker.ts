import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { loadConfig } from '#server/config.ts'
import { openMailer } from '#server/features/mail/open-mailer.ts'
import { sendDueMails } from '#server/features/mail/send-due-mails.ts'
import { beWorker } from '#server/testing/processes.ts'

/** A process that sends what is due, until nothing waits any more or it is killed. */
await beWorker<{ smtpUrl: string; lease: number }>(async (database, { smtpUrl, lease }) => {
  const config = loadConfig({
    SMTP_URL: smtpUrl,
    PUBLIC_URL: 'https://whistlestop.example',
    OPERATOR_NAME: 'Line Ltd',
    POSTAL_ADDRESS: 'Leeds',
  })
  const mailer = openMailer(config, () => undefined)
  const isAnyWaiting = () =>
    database.read.selectFrom('mails').select('id').where('state', '=', 'waiting').limit(1).executeTakeFirst()
  while (await isAnyWaiting()) {
    await sendDueMails({ config, database, mailer, now: Date.now, randomBytes }, { lease })
    await setTimeout(10)
  }
  await mailer.close()
  return 'done'
})
