import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { createQueryClient } from '#web/client/api/query-client.ts'
import { ClaimHints } from './claim-hints.tsx'

const FOUR = 'Earn $500 a week from home. Fire your boss! Only 3 spots left. This tea cures diabetes.'

function Editor({ start = '' }: { start?: string }) {
  const [text, setText] = useState(start)
  const [client] = useState(createQueryClient)
  return (
    <QueryClientProvider client={client}>
      <textarea aria-label="Post" value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
      <ClaimHints text={text} />
    </QueryClientProvider>
  )
}

const hints = () => screen.findByRole('list', { name: 'Claims in your text' })

it('stay away from an empty text and from a plain one', async () => {
  render(<Editor />)
  const member = userEvent.setup()
  await member.type(screen.getByLabelText('Post'), 'We meet at the library on Tuesday.')
  expect((await screen.findByRole('status')).textContent).toBe('')
  expect(screen.queryByRole('list')).toBeNull()
})

it('say why, what to write instead, and by which source, shortly after typing stops', async () => {
  render(<Editor />)
  await userEvent.setup().type(screen.getByLabelText('Post'), 'Fire your boss!')
  const [hint] = within(await hints()).getAllByRole('listitem')
  expect(hint?.textContent).toContain('Lifestyle')
  expect(hint?.textContent).toContain('Fire your boss')
  expect(hint?.textContent).toContain('Instead:')
  expect(
    within(hint as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toMatch(/^https:\/\/www\.ftc\.gov\//)
  expect(screen.getByRole('status').textContent).toMatch(/^1 claim to think about/)
})

it('are three at first and all on request, and the button keeps the focus', async () => {
  render(<Editor start={FOUR} />)
  expect(within(await hints()).getAllByRole('listitem')).toHaveLength(3)
  const all = screen.getByRole('button', { name: 'Show all 4' })
  await userEvent.setup().click(all)
  expect(within(await hints()).getAllByRole('listitem')).toHaveLength(4)
  expect(document.activeElement?.textContent).toBe('Show fewer')
})

it('go when the words go', async () => {
  render(<Editor start="Fire your boss" />)
  await hints()
  await userEvent.setup().clear(screen.getByLabelText('Post'))
  expect(screen.queryByRole('list')).toBeNull()
})

it('read the language that the text is in, whatever the screen’s is', async () => {
  render(<Editor start="Verdiene 2.000 € im Monat von zu Hause, das ist ganz einfach." />)
  const [hint] = within(await hints()).getAllByRole('listitem')
  expect(hint?.textContent).toContain('Income')
  expect(hint?.querySelector('p[lang=de]')?.textContent).toContain('Frag mich nach der Einkommensübersicht.')
})
