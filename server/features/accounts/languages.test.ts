import type { ErrorAnswer } from 'contract/common'
import type { User, UserWithMessage } from 'contract/users'
import type { LanguageCode } from 'messages/languages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'

const ALL: LanguageCode[] = ['en', 'ar', 'de', 'es', 'pt-BR']

describeEachDatabase('the language of a member', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database(), { languages: ALL })
  })
  afterAll(() => testApp.app.close())

  const patch = ({ user, cookie }: TestMember, body: object) =>
    testApp.call<User & ErrorAnswer>('PATCH', `/api/users/${user.id}`, { cookie, body })
  const logIn = ({ email, password }: TestMember) =>
    testApp.call<UserWithMessage>('POST', '/api/auth/login', { body: { email, password } })
  const cookieIn = ({ cookies }: { cookies: { name: string; value: string }[] }) =>
    cookies.find(({ name }) => name === 'language')

  test('is none until they choose one, and the choice is kept by the browser too', async () => {
    const member = await testApp.register()
    expect(member.user.language).toBeNull()
    expect(cookieIn(await logIn(member))).toBeUndefined()
    const chosen = await patch(member, { language: 'pt-BR' })
    expect(chosen.body.language).toBe('pt-BR')
    expect(cookieIn(chosen)).toEqual({
      name: 'language',
      value: 'pt-BR',
      path: '/',
      sameSite: 'Lax',
      maxAge: 31_536_000,
    })
    const otherwise = await patch(member, { boardName: 'Night train' })
    expect([otherwise.body.language, cookieIn(otherwise)]).toEqual(['pt-BR', undefined])
  })

  test('is taken to another browser by a login, and goes with null', async () => {
    const member = await testApp.register({ language: 'de' })
    expect(member.user.language).toBe('de')
    const login = await logIn(member)
    expect([login.body.user.language, cookieIn(login)?.value]).toEqual(['de', 'de'])
    const taken = await patch(member, { language: null })
    expect([taken.body.language, cookieIn(taken)?.value]).toEqual([null, ''])
  })

  test('is one of those that are offered, at registration as later (INVALID)', async () => {
    const member = await testApp.register({ language: 'es' })
    for (const language of ['fr', 'EN', 'pt', 'e\u0000', '../en', 5]) {
      const answer = await patch(member, { language })
      expect([answer.statusCode, answer.body.code], String(language)).toEqual([400, 'INVALID'])
      const account = {
        name: 'Ana',
        email: `${String(language).length}@example.org`,
        password: 'first-class',
        language,
      }
      const registered = await testApp.call('POST', '/api/auth/register', { body: account })
      expect([registered.statusCode, registered.body.code], String(language)).toEqual([400, 'INVALID'])
    }
    expect((await testApp.call<User>('GET', '/api/auth/me', { cookie: member.cookie })).body.language).toBe('es')
  })

  test('is in the export, and is erased with the account', async () => {
    const { user, cookie, password } = await testApp.register({ language: 'ar' })
    const exported = await testApp.call('GET', `/api/users/${user.id}/export`, { cookie })
    expect(exported.body).toMatchObject({ account: { language: 'ar' } })
    await testApp.call('DELETE', `/api/users/${user.id}`, { cookie, body: { password } })
    const row = database().read.selectFrom('members').select('language').where('id', '=', user.id)
    expect(await row.executeTakeFirst()).toEqual({ language: null })
  })
})
