import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi, refusal, UNSET } from '#web/testing/fake-api.ts'
import { openPage } from '#web/testing/open-page.tsx'

const DISCLOSURE = 'GET /api/income-disclosure'

it('shows everybody what we say about income, as the Markdown it is, under one h1', async () => {
  const text = '# Income\n\nIt pays **no money**.\n\n## Whom to ask\n\n<img src=x onerror=alert(1)>'
  fakeApi({ [DISCLOSURE]: { body: { text, updatedAt: '2026-11-02T12:00:00.000Z' } } })
  await openPage('/income-disclosure')
  expect((await screen.findByText('no money')).tagName).toBe('STRONG')
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['About income'])
  expect(screen.getByRole('heading', { name: 'Whom to ask', level: 2 })).toBeDefined()
  expect(document.querySelector('main img')).toBeNull()
  expect(screen.getByText(/^Last changed on/).textContent).toBe('Last changed on Nov 2, 2026')
})

it('says where the administrator is, where there is an address', async () => {
  fakeApi({
    [DISCLOSURE]: { body: { text: 'Ask the administrator.', updatedAt: '2026-11-02T12:00:00.000Z' } },
    'GET /api/site': { body: { ...UNSET, contactEmail: 'ana@line.example' } },
  })
  await openPage('/income-disclosure')
  const link = await screen.findByRole('link', { name: 'ana@line.example' })
  expect(link.parentElement?.textContent).toBe('This site is run by the administrator at ana@line.example.')
})

it("says that it couldn't be loaded, and can be asked again", async () => {
  fakeApi({ [DISCLOSURE]: refusal(500, 'INTERNAL', 'Something went wrong on our side.') })
  await openPage('/income-disclosure')
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong on our side.')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})
