import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeApi, UNSET } from '#web/testing/fake-api.ts'
import { openPage } from '#web/testing/open-page.tsx'

const KNOWN = {
  ...UNSET,
  contactEmail: 'ana@line.example',
  operatorName: 'Line Ltd',
  postalAddress: '12 High Street\nLeeds',
}

describe.each(['/privacy', '/terms', '/contact'])('%s', (path) => {
  it('names who runs the site, with postal and email address', async () => {
    fakeApi({ 'GET /api/site': { body: KNOWN } })
    await openPage(path)
    const address = (await screen.findByText('Line Ltd')).closest('address')
    expect(address?.textContent).toBe('Line Ltd12 High Street\nLeeds')
    const link = screen.getByRole('link', { name: 'ana@line.example' })
    expect(link.getAttribute('href')).toBe('mailto:ana@line.example')
    expect(screen.queryByText(/hasn’t entered/)).toBeNull()
  })

  it('says which details were not entered', async () => {
    fakeApi({ 'GET /api/site': { body: { ...UNSET, operatorName: 'Line Ltd' } } })
    await openPage(path)
    expect(await screen.findByText('Line Ltd')).toBeDefined()
    expect(screen.getByText(/hasn’t entered/).textContent).toBe(
      'The operator of this site hasn’t entered their postal address or an email address yet.',
    )
  })
})

describe.each(['/', '/auth/login', '/auth/register', '/signup', '/courses', '/privacy', '/report', '/nowhere'])(
  'the footer of %s',
  (path) => {
    it('leads to privacy, terms, contact and reports', async () => {
      fakeApi({ 'GET /api/courses': { body: [] }, 'GET /api/marketing-figures?language=en': { body: [] } })
      await openPage(path)
      const footer = within(await screen.findByRole('navigation', { name: 'About this site' }))
      const links = footer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
      expect(links).toEqual([
        ['Privacy', '/privacy'],
        ['Terms', '/terms'],
        ['Contact', '/contact'],
        ['Report a claim', '/report'],
      ])
      expect(screen.getAllByRole('contentinfo')).toHaveLength(1)
    })
  },
)

it.each(['/auth/register', '/signup'])('%s says next to its button what creating an account means', async (path) => {
  fakeApi({})
  await openPage(path)
  const note = await screen.findByText(/^By creating an account/)
  expect(note.textContent).toContain('you are at least 18 and agree to the terms')
  const links = within(note).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/terms', '/privacy'])
  expect(note.nextElementSibling?.tagName).toBe('BUTTON')
})

it('/terms says who can join, what tokens are, and that no income is promised', async () => {
  fakeApi({})
  await openPage('/terms')
  const page = (await screen.findByRole('article')).textContent
  for (const fact of [/at least 18/, /don’t promise any income/, /no cash value/, /delete your account at any time/]) {
    expect(page).toMatch(fact)
  }
})
