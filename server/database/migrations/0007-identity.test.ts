import { hash } from 'node:crypto'
import { emailKey } from 'game/email-address'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { migrate } from '#server/database/migrate.ts'
import { argon2Passwords, reportSharedMailboxes } from '#server/features/accounts/public.ts'
import { isSuppressed } from '#server/features/mail/public.ts'
import { describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { aMember } from '#server/testing/factories.ts'
import { migrationsUpTo } from '#server/testing/migrations.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const oldHash = (address: string) => hash('sha256', emailKey(address))

describeEachSharedDatabase(
  'a database from before addresses were compared as mail servers do',
  (database) => {
    const passwords = argon2Passwords()
    const member = async (id: string, email: string, overrides: Partial<Parameters<typeof aMember>[1]> = {}) =>
      aMember(database(), {
        id,
        email,
        email_key: emailKey(email),
        password_hash: await passwords.hash(id),
        ...overrides,
      })
    const lead = (id: string, email: string, owner: string | null, state: string, at: number) =>
      database().write((db) =>
        sql`insert into leads (id, name, email, email_hash, source, consent_text, owner_id, pool_state, created_at)
          values (${id}, ${id}, ${email}, ${oldHash(email)}, 'form', 'I agree.', ${owner}, ${state}, ${at})`.execute(
          db,
        ),
      )
    const suppression = (email: string, reason: 'erased' | 'do-not-contact' | 'unsubscribed') =>
      database().write((db) =>
        db
          .insertInto('suppressions')
          .values({ email_hash: oldHash(email), reason, created_at: 5 })
          .execute(),
      )

    beforeAll(async () => {
      await migrate(database(), migrationsUpTo('0005-mails-and-leads'))
      await member('ana', 'ana@gmail.com')
      await member('ana-again', 'Ana@gmail。com')
      await member('ben', 'ben@münchen.example', { joined_at: 1 })
      await member('ben-proved', 'ben@xn--mnchen-3ya.example。', { joined_at: 2, email_verified_at: 3 })
      await member('cleo', 'cleo@bücher.example')
      await member('dan', 'dan@gm\u00adail.com')
      await lead('one', 'eva@gmail.com', null, 'available', 1)
      await lead('two', 'eva@gmail。com', null, 'taken', 2)
      await lead('three', 'eva@gm\u00adail.com', 'ana', 'available', 3)
      await lead('fay', 'fay@gmail。com', null, 'available', 1)
      await lead('gus', 'gus@gmail。com', 'ana', 'available', 1)
      await suppression('fay@gmail.com', 'erased')
      await lead('gus-erased', 'gus@gm\u200bail.com', null, 'available', 2)
      await suppression('gus@gm\u200bail.com', 'do-not-contact')
      await suppression('ida@bücher.example', 'unsubscribed')
      await database().write(async (db) => {
        for (const [key, count, end] of [
          [`invite:${oldHash('cleo@bücher.example')}`, 1, 900],
          [`invite:${oldHash('eva@gmail.com')}`, 1, 500],
          [`invite:${oldHash('eva@gmail。com')}`, 1, 700],
          ['login:account:ana@gmail。com', 4, 70],
          ['login:account:ana@gmail.com', 3, 90],
        ] as const) {
          await db.insertInto('attempts').values({ key, count, window_ends_at: end }).execute()
        }
        await sql`insert into invitations (id, member_id, email_hash, is_mailed, created_at)
          values ('i', 'ana', ${oldHash('eva@gmail。com')}, 1, 1)`.execute(db)
        await sql`insert into unsubscribe_links (token_hash, email_hash, created_at)
          values ('t', ${oldHash('eva@gmail。com')}, 1)`.execute(db)
        await sql`insert into mails (id, kind, to_address, to_hash, subject, text, html, state, next_try_at, created_at)
          values ('m', 'invitation', 'eva@gmail。com', ${oldHash('eva@gmail。com')}, '', '', '', 'waiting', 0, 0)`.execute(
          db,
        )
      })
      expect(await migrate(database())).toContain('0007-identity')
    })

    const canonical = (email: string) => hash('sha256', email)

    test('has every account under its canonical key, unless another has it', async () => {
      const rows = await database()
        .read.selectFrom('members')
        .select(['id', 'email_key', 'same_mailbox_as'])
        .orderBy('id')
        .execute()
      expect(rows).toEqual([
        { id: 'ana', email_key: 'ana@gmail.com', same_mailbox_as: null },
        { id: 'ana-again', email_key: 'ana@gmail。com', same_mailbox_as: 'ana' },
        { id: 'ben', email_key: 'ben@münchen.example', same_mailbox_as: 'ben-proved' },
        { id: 'ben-proved', email_key: 'ben@xn--mnchen-3ya.example', same_mailbox_as: null },
        { id: 'cleo', email_key: 'cleo@xn--bcher-kva.example', same_mailbox_as: null },
        { id: 'dan', email_key: 'dan@gmail.com', same_mailbox_as: null },
      ])
    })

    test('lets everybody log in as before, and names the accounts with one mailbox in one line', async () => {
      const testApp = await startTestApp(database())
      for (const [id, email] of [
        ['ana', 'ana@gmail.com'],
        ['ana-again', 'ANA@gmail。com'],
        ['ben', 'ben@münchen.example'],
        ['ben-proved', 'ben@xn--mnchen-3ya.example'],
        ['cleo', 'cleo@bücher.example'],
        ['dan', 'dan@gm\u00adail.com'],
        ['dan', 'dan@gmail.com'],
      ]) {
        const answer = await testApp.call('POST', '/api/auth/login', { body: { email, password: id } })
        expect([email, answer.statusCode, answer.body]).toMatchObject([email, 200, { user: { id } }])
      }
      await testApp.app.close()
      const lines = await reportSharedMailboxes(database().read)
      expect(lines).toEqual([expect.stringContaining('ana-again and ana, ben and ben-proved.')])
      await database().write((db) =>
        db.updateTable('members').set({ email: 'else@x.example' }).where('id', '=', 'ana').execute(),
      )
      expect(await reportSharedMailboxes(database().read)).toEqual([expect.not.stringContaining('ana')])
    })

    test('has one lead for each owner of a mailbox, once in the pool, and none of somebody erased', async () => {
      const rows = await database()
        .read.selectFrom('leads')
        .select(['id', 'email_hash', 'pool_state', 'do_not_contact_at'])
        .orderBy('id')
        .execute()
      expect(rows).toEqual([
        { id: 'gus', email_hash: canonical('gus@gmail.com'), pool_state: 'none', do_not_contact_at: 5 },
        { id: 'gus-erased', email_hash: canonical('gus@gmail.com'), pool_state: 'none', do_not_contact_at: 5 },
        { id: 'three', email_hash: canonical('eva@gmail.com'), pool_state: 'none', do_not_contact_at: null },
        { id: 'two', email_hash: canonical('eva@gmail.com'), pool_state: 'taken', do_not_contact_at: null },
      ])
    })

    test('keeps every wish to hear nothing, in whichever spelling it was said', async () => {
      for (const email of [
        'fay@gmail.com',
        'fay@gmail。com',
        'gus@gmail.com',
        'ida@bücher.example',
        'ida@xn--bcher-kva.example',
      ]) {
        expect([email, await isSuppressed(database().read, email)]).toEqual([email, true])
      }
      expect(await isSuppressed(database().read, 'eva@gmail.com')).toBe(false)
    })

    test('keeps limits, invitations, links and mails with their mailbox', async () => {
      const attempts = await database()
        .read.selectFrom('attempts')
        .selectAll()
        .orderBy('count')
        .orderBy('window_ends_at')
        .execute()
      expect(attempts).toEqual([
        { key: `invite:${canonical('cleo@xn--bcher-kva.example')}`, count: 1, window_ends_at: 900 },
        { key: `invite:${canonical('eva@gmail.com')}`, count: 2, window_ends_at: 700 },
        { key: 'login:account:ana@gmail.com', count: 7, window_ends_at: 90 },
      ])
      for (const table of ['invitations', 'unsubscribe_links'] as const) {
        const rows = await database().read.selectFrom(table).select('email_hash').execute()
        expect(rows).toEqual([{ email_hash: canonical('eva@gmail.com') }])
      }
      const mails = await database().read.selectFrom('mails').select('to_hash').execute()
      expect(mails).toEqual([{ to_hash: canonical('eva@gmail.com') }])
    })
  },
  async () => undefined,
)
