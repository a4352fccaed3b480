import assert from 'node:assert/strict'
import type { Target } from './find-on-page.ts'
import { aStranger, DIALOG, FOOTER, type Journey, MAIN, signUp } from './journey.ts'
import { until } from './until.ts'
import { PHONE, type Visit } from './visit.ts'

/** In other languages than English, and where there is no connection. */
export const JOURNEYS_ELSEWHERE: readonly Journey[] = [
  {
    title: 'a stranger chooses Arabic and completes the first station from right to left',
    travel: async (open) => {
      const visit = await open(PHONE)
      const person = { ...aStranger(), name: 'ليلى حدّاد' }
      await visit.goTo('/')
      await visit.press('link', 'العربية', FOOTER)
      await visit.isAt('/ar')
      await readsIn(visit, 'ar', 'rtl')
      await visit.fits()
      await visit.press('link', 'ابدأ الآن', { role: 'banner', name: '' })
      await visit.isAt('/auth/register')
      await visit.fill(/^الاسم الكامل/, person.name)
      await visit.fill(/^البريد الإلكتروني/, person.email)
      await visit.fill(/^كلمة المرور/, person.password)
      await visit.fits()
      await visit.press('button', 'إنشاء حساب', MAIN)
      await visit.isAt('/dashboard')
      await readsIn(visit, 'ar', 'rtl')
      await visit.sees('anything', 'التقدّم: اكتملت 0 من 5 محطات')
      await visit.fits()

      await visit.press('button', 'ابدأ المحطة')
      await visit.sees('heading', /^المحطة 1: /, DIALOG)
      await visit.seesDialog()
      await visit.press('button', 'إلغاء', DIALOG)
      await visit.seesNo('dialog', '')

      await visit.press('link', 'إلى المحطة 1')
      await visit.sees('heading', /^المحطة 1: /)
      await visit.fits()
      await visit.press('button', 'إكمال المحطة')
      await visit.isAt('/dashboard')
      await visit.sees('anything', 'اكتملت المحطة!')
      await visit.sees('anything', 'التقدّم: اكتملت 1 من 5 محطات')
      await visit.fits()
      const me = (await visit.call('GET', '/api/auth/me')) as { badges: number[]; language: string }
      assert.deepEqual({ badges: me.badges, language: me.language }, { badges: [1], language: 'ar' })
    },
  },
  {
    title: 'a member changes the language and finds it in another browser',
    travel: async (open) => {
      const visit = await open(PHONE)
      const person = await signUp(visit)
      await visit.goTo('/account')
      const section: Target = { role: 'region', name: /^Language/ }
      await visit.press('link', 'Español', section)
      await visit.sees('region', /^Idioma/)
      await readsIn(visit, 'es', 'ltr')
      await visit.fits()
      await visit.goTo('/dashboard')
      await visit.sees('button', 'Empezar estación')
      await visit.fits()

      const other = await open(PHONE)
      await other.goTo('/')
      await other.press('link', 'Deutsch', FOOTER)
      await other.isAt('/de')
      await other.goTo('/auth/login')
      await readsIn(other, 'de', 'ltr')
      await other.fill(/^E-Mail/, person.email)
      await other.fill(/^Passwort/, person.password)
      await other.press('button', 'Anmelden', MAIN)
      await other.isAt('/dashboard')
      await other.sees('button', 'Empezar estación')
      await readsIn(other, 'es', 'ltr')
    },
  },
  {
    title: 'a member completes a station without a connection, and it arrives once',
    travel: async (open, { connection }) => {
      const visit = await open(PHONE)
      const { id } = await signUp(visit)
      await visit.goTo('/dashboard')
      await visit.sees('button', 'Start Mission')
      await untilKept(visit, `answers-${id}`)
      connection.cut()
      try {
        await visit.goTo('/mission/1')
        await visit.sees('anything', /^You’re offline\.|^The server isn’t answering\./)
        await visit.press('button', 'Complete Mission')
        await visit.sees('anything', '1 thing waits for a connection')
        await visit.fits()
        // As if the phone was restarted.
        await visit.goTo('/dashboard')
        await visit.sees('anything', '1 thing waits for a connection')
        await visit.sees('anything', 'Progress: 1/5 Stations Complete')
      } finally {
        await connection.restore()
      }
      await visit.goTo('/dashboard')
      type Me = { tokens: number; badges: number[] }
      const hasArrived = async () => ((await visit.call('GET', '/api/auth/me')) as Me).badges.length > 0
      await until('the station has arrived', hasArrived)
      await visit.seesNo('anything', '1 thing waits for a connection')
      await visit.sees('anything', 'Progress: 1/5 Stations Complete')
      const { tokens, badges } = (await visit.call('GET', '/api/auth/me')) as Me
      assert.deepEqual({ tokens, badges }, { tokens: 5, badges: [1] })
    },
    // The page's calls fail, which some engines write to the console.
    complains: true,
  },
]

async function readsIn(visit: Visit, language: string, direction: string): Promise<void> {
  await until(`the page is in ${language}`, () =>
    visit.tab.run((...[language]: [string]) => document.documentElement.lang === language, language),
  )
  assert.equal(await visit.tab.run(() => getComputedStyle(document.documentElement).direction), direction)
}

/** Waits until the service worker keeps what a member needs to complete a station. */
async function untilKept(visit: Visit, cacheName: string): Promise<void> {
  let missing: string[] = []
  const isKept = async () => {
    missing = await visit.tab.run(missingFiles, cacheName)
    return missing.length === 0
  }
  await until('the first screens are kept', isKept, 90_000).catch((error: unknown) => {
    throw new Error(`Not kept: ${missing.join(', ')}`, { cause: error })
  })
}

/** Sent into the page. */
async function missingFiles(...[cacheName]: [string]): Promise<string[]> {
  const files = (await caches.has('files')) ? await (await caches.open('files')).keys() : []
  const scripts = ['review', 'practice', 'people', 'site-lines-shown']
  const missing = scripts.filter((name) => !files.some(({ url }) => url.includes(`/${name}`)))
  const worker = (await navigator.serviceWorker.getRegistration())?.active
  if (worker === null || worker === undefined) missing.push('an active worker')
  if (!(await caches.match('/api/missions/1', { cacheName }))) missing.push('the station')
  return missing
}
