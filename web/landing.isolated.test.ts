import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

let visit = 0
let application: string

const started = (): boolean => document.documentElement.dataset.started === String(visit)
/** What this visit requested: the script of an earlier test still listens, for another application. */
const fetchedAhead = (): string[] =>
  [...document.head.querySelectorAll('link')].map(({ href }) => href).filter((href) => href.includes(`visit=${visit}`))

async function openStartPage(): Promise<void> {
  vi.resetModules()
  await import('./landing.ts')
}

beforeEach(() => {
  visit += 1
  application = `data:text/javascript,document.documentElement.dataset.started=${visit}//visit=${visit}`
  document.body.innerHTML = `<div id="root" data-application="${application} https://x.test/start.js?visit=${visit}">
    <a href="/auth/register">Join</a><a href="#main">Skip</a><p>Welcome</p>
    <a href="/language/es?to=%2F" hreflang="es">Español</a>
  </div>`
})

afterEach(() => {
  document.head.replaceChildren()
  delete document.documentElement.dataset.started
})

describe('the start page’s script', () => {
  it('leaves a stranger without the application', async () => {
    await openStartPage()
    document.querySelector('p')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(started()).toBe(false)
    expect(fetchedAhead()).toEqual([])
  })

  it.each(['pointerover', 'touchstart', 'focusin'])(
    'fetches the application ahead, once, on %s of a link into it',
    async (turning) => {
      await openStartPage()
      const [join, skip] = document.querySelectorAll('a')
      skip?.dispatchEvent(new Event(turning, { bubbles: true }))
      expect(fetchedAhead()).toEqual([])
      join?.dispatchEvent(new Event(turning, { bubbles: true }))
      join?.dispatchEvent(new Event(turning, { bubbles: true }))
      expect(fetchedAhead()).toEqual([application, `https://x.test/start.js?visit=${visit}`])
      expect(started()).toBe(false)
    },
  )

  it('fetches nothing ahead of a link to another language', async () => {
    await openStartPage()
    document.querySelector('[hreflang]')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(fetchedAhead()).toEqual([])
  })

  describe('keeps the language of its address for who goes on into the application', () => {
    const follow = (link: string) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true })
      // jsdom cannot leave the page.
      window.addEventListener('click', (late) => late.preventDefault(), { once: true })
      document.querySelector(link)?.dispatchEvent(event)
    }
    afterEach(() => {
      document.documentElement.lang = ''
      // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
      document.cookie = 'language=; Path=/; Max-Age=0'
    })

    it.each([
      ['in another language than English', 'es', '[href="/auth/register"]', 'language=es'],
      ['but not in English, whose address has no prefix', 'en', '[href="/auth/register"]', ''],
      ['nor at a link within the page', 'es', '[href="#main"]', ''],
      ['nor at one to another language', 'es', '[hreflang]', ''],
    ])('%s', async (_, lang, link, cookie) => {
      document.documentElement.lang = lang
      await openStartPage()
      follow(link)
      expect(document.cookie).toBe(cookie)
    })

    it('unless they have chosen one', async () => {
      // biome-ignore lint/suspicious/noDocumentCookie: as above
      document.cookie = 'language=de; Path=/'
      document.documentElement.lang = 'es'
      await openStartPage()
      follow('[href="/auth/register"]')
      expect(document.cookie).toBe('language=de')
    })
  })

  it('fetches nothing ahead that the page fetches already', async () => {
    const own = document.createElement('link')
    Object.assign(own, { rel: 'modulepreload', href: `https://x.test/start.js?visit=${visit}` })
    document.head.append(own)
    await openStartPage()
    document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(fetchedAhead()).toEqual([own.href, application])
  })

  it('starts the application for a member whose copy is stored in this browser', async () => {
    localStorage.setItem('user', '{}')
    await openStartPage()
    await expect.poll(started).toBe(true)
  })

  it('starts it to tell the server of a logout without a connection', async () => {
    localStorage.setItem('logout-to-send', '1')
    await openStartPage()
    await expect.poll(started).toBe(true)
  })

  it('starts it where a cookie says that a member is signed in', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
    document.cookie = 'signed_in=1'
    await openStartPage()
    await expect.poll(started).toBe(true)
  })

  it('starts it once its styles are there', async () => {
    document.getElementById('root')?.setAttribute('data-application', `${application} /application-${visit}.css`)
    localStorage.setItem('user', '{}')
    await openStartPage()
    const style = document.head.querySelector<HTMLLinkElement>(`link[href="/application-${visit}.css"]`)
    expect(style?.rel).toBe('stylesheet')
    expect(started()).toBe(false)
    style?.dispatchEvent(new Event('load'))
    await expect.poll(started).toBe(true)
  })

  it.each(['userUpdate', 'storage'])('starts it when a member signs in meanwhile (%s)', async (news) => {
    await openStartPage()
    expect(started()).toBe(false)
    localStorage.setItem('user', '{}')
    window.dispatchEvent(new Event(news))
    await expect.poll(started).toBe(true)
  })
})
