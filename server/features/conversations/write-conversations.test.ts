import { writeConversation } from 'content/load-conversations'
import type { ErrorAnswer } from 'contract/common'
import type { ConversationScript } from 'contract/conversation-script'
import type {
  CheckedConversation,
  ManagedConversation,
  ManagedConversationItem,
  PracticeResult,
  ReadConversation,
} from 'contract/conversations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AN_EXAMPLE, aConversation } from '#server/testing/conversations.ts'
import { codeOf } from '#server/testing/course-calls.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { nextNumber } from '#server/testing/numbers.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { loadStarterConversations } from './starter-conversations.ts'

/** Breaks rule 6 and nothing else. */
const BROKEN: ConversationScript = {
  ...AN_EXAMPLE.script,
  nodes: AN_EXAMPLE.script.nodes.map((node) => ({
    ...node,
    replies: node.replies.map((reply) => (reply.id === 'so-you-know' ? { ...reply, source: null } : reply)),
  })),
}

describeEachDatabase('the starter conversations', (database) => {
  test('are published at the first start, and not put back once they were deleted', async () => {
    const deps = { database: database(), now: () => 5 }
    await loadStarterConversations(deps)
    const rows = () => database().read.selectFrom('conversations').selectAll().orderBy('id').execute()
    const first = await rows()
    expect(first.map(({ slug }) => slug)).toContain('what-would-i-earn')
    expect(first.every((row) => row.is_published === 1 && row.current_version === 1)).toBe(true)
    await database().write((db) => db.updateTable('conversations').set({ deleted_at: 6, is_published: 0 }).execute())
    await loadStarterConversations(deps)
    expect((await rows()).filter((row) => row.deleted_at === null)).toEqual([])
  })
})

describeEachDatabase('an administrator', (database) => {
  let testApp: TestApp
  let administrator: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database())
    administrator = await testApp.administrator()
  })
  afterAll(() => testApp.app.close())

  const call = <Body>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    testApp.call<Body & ErrorAnswer>(method, `/api/admin/conversations${path}`, {
      cookie: administrator.cookie,
      ...(body === undefined ? {} : { body }),
    })
  const aSlug = () => `a-talk-${nextNumber()}`
  const actsOn = async (slug: string) => {
    const rows = await database()
      .read.selectFrom('audit_log')
      .select('kind')
      .where('target_kind', '=', 'conversation')
      .where('target_id', '=', slug)
      .orderBy('id')
      .execute()
    return rows.map(({ kind }) => kind)
  }

  test('writes, changes, publishes and deletes a conversation; each is in the audit log', async () => {
    const slug = aSlug()
    const created = await call<ManagedConversation>('POST', '', { slug, script: BROKEN })
    expect([created.statusCode, created.body.isPublished, created.body.version]).toEqual([201, false, 1])
    expect(created.body.findings).toEqual([
      { rule: 6, node: 'message', message: 'the feedback of so-you-know states a rule and needs a source' },
    ])
    const refused = await call('POST', `/${slug}/publication`, { isPublished: true })
    expect(codeOf(refused)).toEqual([409, 'CONVERSATION_NOT_READY'])
    expect(refused.body.message).toContain('so-you-know states a rule')
    const { updatedAt } = created.body
    const changed = await call<ManagedConversation>('PUT', `/${slug}`, { script: AN_EXAMPLE.script, updatedAt })
    expect([changed.statusCode, changed.body.version, changed.body.findings]).toEqual([200, 2, []])
    expect(changed.body.figures).toMatchObject({ paths: 16_073, longest: 5, shortest: 6, nodes: 15 })
    const late = await call('PUT', `/${slug}`, { script: BROKEN, updatedAt })
    expect(codeOf(late)).toEqual([409, 'CHANGED_MEANWHILE'])
    const published = await call<ManagedConversation>('POST', `/${slug}/publication`, { isPublished: true })
    expect(published.body).toMatchObject({ isPublished: true, version: 2 })
    const list = await call<ManagedConversationItem[]>('GET', '')
    expect(list.body.find((each) => each.slug === slug)).toMatchObject({ isPublished: true, version: 2 })
    expect((await call('DELETE', `/${slug}`)).statusCode).toBe(204)
    expect(codeOf(await call('GET', `/${slug}`))).toEqual([404, 'CONVERSATION_NOT_FOUND'])
    expect(await actsOn(slug)).toEqual([
      'conversation-created',
      'conversation-updated',
      'conversation-published',
      'conversation-deleted',
    ])
    const again = await call('POST', '', { slug, script: AN_EXAMPLE.script })
    expect(codeOf(again)).toEqual([409, 'CONVERSATION_EXISTS'])
  })

  test('says in the language of the administrator what keeps it from being published', async () => {
    const slug = aSlug()
    await call('POST', '', { slug, script: BROKEN })
    const inLanguage = async (language: string) => {
      const ask = <Body>(method: 'GET' | 'POST', path: string, body?: object) =>
        testApp.call<Body>(method, `/api/admin/conversations${path}`, {
          cookie: administrator.cookie,
          headers: { 'accept-language': language },
          ...(body && { body }),
        })
      const read = await ask<ManagedConversation>('GET', `/${slug}`)
      const checked = await ask<CheckedConversation>('POST', '/check', { script: BROKEN })
      const refused = await ask<ErrorAnswer>('POST', `/${slug}/publication`, { isPublished: true })
      return [read.body.findings[0]?.message, checked.body.findings[0]?.message, refused.body.message]
    }
    const german = 'Die Rückmeldung zu so-you-know nennt eine Vorschrift und braucht eine Quelle'
    expect(await inLanguage('de')).toEqual([german, german, expect.stringContaining(`: message: ${german}.`)])
    const english = 'the feedback of so-you-know states a rule and needs a source'
    expect(await inLanguage('en')).toEqual([english, english, expect.stringContaining(`: message: ${english}.`)])
  })

  test('makes a version of each of six changes that come at once', async () => {
    const { slug } = await aConversation(database())
    const changes = await Promise.all(
      Array.from({ length: 6 }, () => call<ManagedConversation>('PUT', `/${slug}`, { script: AN_EXAMPLE.script })),
    )
    expect(changes.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
    expect(changes.map(({ body }) => body.version).sort()).toEqual([2, 3, 4, 5, 6, 7])
  })

  test('can’t save a version that breaks a rule while the conversation is published', async () => {
    const { slug } = await aConversation(database())
    expect(codeOf(await call('PUT', `/${slug}`, { script: BROKEN }))).toEqual([409, 'CONVERSATION_NOT_READY'])
    await call('POST', `/${slug}/publication`, { isPublished: false })
    expect((await call('PUT', `/${slug}`, { script: BROKEN })).statusCode).toBe(200)
  })

  test('changes nothing for a run that began on the version before', async () => {
    const { slug } = await aConversation(database())
    const script = { ...AN_EXAMPLE.script, title: 'What would it pay?' }
    await call('PUT', `/${slug}`, { script })
    const { user, cookie } = await testApp.register()
    const body = { slug, version: 1, replies: AN_EXAMPLE.script.model }
    const run = await testApp.call<PracticeResult>('POST', `/api/users/${user.id}/practice`, { cookie, body })
    expect([run.statusCode, run.body.tokensEarned]).toEqual([200, 3])
    const item = await testApp.call('GET', `/api/conversations/${slug}`, { cookie })
    expect(item.body).toMatchObject({ version: 2, title: 'What would it pay?' })
  })

  test('doesn’t let members play a version that was replaced while hidden', async () => {
    const slug = aSlug()
    await call('POST', '', { slug, script: AN_EXAMPLE.script })
    await call('PUT', `/${slug}`, { script: AN_EXAMPLE.script })
    await call('POST', `/${slug}/publication`, { isPublished: true })
    const { user, cookie } = await testApp.register()
    const play = (version: number) =>
      testApp.call<ErrorAnswer>('POST', `/api/users/${user.id}/practice`, {
        cookie,
        body: { slug, version, replies: AN_EXAMPLE.script.model },
      })
    expect(codeOf(await play(1))).toEqual([404, 'CONVERSATION_NOT_FOUND'])
    expect((await play(2)).statusCode).toBe(200)
    await call('PUT', `/${slug}`, { script: AN_EXAMPLE.script })
    expect((await play(2)).statusCode).toBe(200)
  })

  test('exports a file that reads as the same conversation', async () => {
    const { slug } = await aConversation(database())
    const { payload } = await call('GET', `/${slug}/export`)
    const read = await call<ReadConversation>('POST', '/read', { yaml: payload })
    expect(read.statusCode).toBe(200)
    expect(read.body).toMatchObject({ slug, script: AN_EXAMPLE.script, findings: [] })
  })

  describe('is told what is wrong', () => {
    const yaml = writeConversation(AN_EXAMPLE)

    test.each([
      ['no YAML', 'a: [', /^The file: /],
      ['no conversation', 'title: Hello', /^The file: the file: must have required properties id/],
      ['an unknown theme', yaml.replace('theme: joining', 'theme: jokes'), /^The file: theme: must be equal/],
      ['a letter in capitals', yaml.replace('start: ask\n', 'start: ASK\n'), /^The file: start: must match/],
    ])('with a file that is %s', async (_, text, sentence) => {
      const { statusCode, body } = await call('POST', '/read', { yaml: text })
      expect(statusCode).toBe(400)
      expect(body.message).toMatch(sentence)
    })

    test('with a file of more than 128 KiB', async () => {
      expect(codeOf(await call('POST', '/read', { yaml: '# long\n'.repeat(20_000) }))).toEqual([413, 'TOO_LARGE'])
    })

    test('with a script that isn’t stored', async () => {
      const { body } = await call<CheckedConversation>('POST', '/check', { script: BROKEN })
      expect(body.findings.map(({ rule, node }) => [rule, node])).toEqual([[6, 'message']])
    })
  })
})
