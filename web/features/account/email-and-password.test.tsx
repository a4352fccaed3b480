import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { storedUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { held, refusal } from '#web/testing/fake-api.ts'
import { field, ME, noteAt, openAccount, press } from '#web/testing/open-account.tsx'
import { shownToast } from '#web/testing/open-page.tsx'

describe('the email', () => {
  it('says that it is verified, and asks for nothing', async () => {
    await openAccount({}, { emailVerified: true })
    expect(await screen.findByText('Verified')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Send the link' })).toBeNull()
  })

  it('says that it is not, and sends the link again', async () => {
    const { visitor, written } = await openAccount({ 'POST /api/auth/send-verification': { status: 202, body: {} } })
    expect(await screen.findByText('Not verified yet')).toBeDefined()
    await visitor.click(press('Send the link'))
    await waitFor(() => expect(shownToast()?.title).toBe('Link sent'))
    expect(written()[0]?.path).toBe('/api/auth/send-verification')
  })

  it('changes by the password and a mailed link; until then it stays', async () => {
    const { visitor, written } = await openAccount({ [`POST ${ME}/email`]: { status: 202, body: {} } })
    const form = within(await screen.findByRole('form', { name: 'Change email' }))
    await visitor.type(form.getByLabelText('New email'), ' new@example.com ')
    await visitor.type(form.getByLabelText('Current password'), 'secret1{Enter}')
    await waitFor(() =>
      expect(shownToast()?.description).toBe(
        'We sent a link to new@example.com. Your address changes when you open it.',
      ),
    )
    expect(written()[0]?.body).toEqual({ email: 'new@example.com', current: 'secret1' })
    expect(screen.getByText('maya@example.com')).toBeDefined()
    expect(form.getByLabelText<HTMLInputElement>('Current password').value).toBe('')
  })

  it('keeps what is corrected while the link is being sent, and sends that next', async () => {
    const answer = held()
    const { visitor, written } = await openAccount({ [`POST ${ME}/email`]: answer.reply })
    const form = within(await screen.findByRole('form', { name: 'Change email' }))
    const email = form.getByLabelText<HTMLInputElement>('New email')
    await visitor.type(email, 'new@example.co')
    await visitor.type(form.getByLabelText('Current password'), 'secret1{Enter}')
    await visitor.type(email, 'm')
    expect(press('Change email').getAttribute('aria-busy')).toBe('true')
    answer.release({ status: 202, body: {} })
    await waitFor(() => expect(shownToast()?.title).toBe('Check your inbox'))
    expect(email.value).toBe('new@example.com')
    await visitor.type(form.getByLabelText('Current password'), 'secret1{Enter}')
    await waitFor(() => expect(written().at(1)?.body).toEqual({ email: 'new@example.com', current: 'secret1' }))
  })

  it('says at the password that it was wrong (WRONG_PASSWORD), keeps the address and the session', async () => {
    const { visitor } = await openAccount({
      [`POST ${ME}/email`]: refusal(403, 'WRONG_PASSWORD', 'That isn’t your current password.'),
    })
    const form = within(await screen.findByRole('form', { name: 'Change email' }))
    await visitor.type(form.getByLabelText('New email'), 'new@example.com')
    await visitor.type(form.getByLabelText('Current password'), 'wrong')
    await visitor.click(press('Change email'))
    await waitFor(() =>
      expect(noteAt(form.getByLabelText('Current password'))).toBe('That isn’t your current password.'),
    )
    expect(form.getByLabelText<HTMLInputElement>('New email').value).toBe('new@example.com')
    expect(storedUser()).not.toBeNull()
  })

  it('asks for an address and the password before it sends', async () => {
    const { visitor, written } = await openAccount()
    await visitor.click(press('Change email'))
    expect(shownToast()?.description).toBe('Please enter a valid email address')
    expect(noteAt(field('New email'))).toContain('Please enter a valid email address')
    expect(written()).toEqual([])
  })
})

describe('the password', () => {
  const form = () => within(screen.getByRole('form', { name: 'Change password' }))
  const fill = async (visitor: Awaited<ReturnType<typeof openAccount>>['visitor'], next: string) => {
    await visitor.type(form().getByLabelText('Current password'), 'secret1')
    await visitor.type(form().getByLabelText('New password'), next)
    await visitor.click(press('Change password'))
  }

  it('changes, and where one is logged in is asked for again', async () => {
    const { visitor, calls, written } = await openAccount({ [`POST ${ME}/password`]: { body: aUser({ tokens: 9 }) } })
    const asked = () => calls.filter(({ path }) => path === `${ME}/sessions`).length
    await screen.findByText('This device')
    const before = asked()
    await fill(visitor, 'four plain words here')
    await waitFor(() => expect(shownToast()?.description).toMatch(/^Your new password is saved/))
    expect(written()[0]?.body).toEqual({ current: 'secret1', password: 'four plain words here' })
    expect(storedUser()?.tokens).toBe(9)
    await waitFor(() => expect(asked()).toBe(before + 1))
  })

  it('keeps what is typed while another one is being saved', async () => {
    const answer = held()
    const { visitor, written } = await openAccount({ [`POST ${ME}/password`]: answer.reply })
    await fill(visitor, 'four plain words')
    await visitor.type(form().getByLabelText('New password'), ' here')
    expect(press('Change password').getAttribute('aria-busy')).toBe('true')
    answer.release({ body: aUser() })
    await waitFor(() => expect(shownToast()?.title).toBe('Saved'))
    expect(form().getByLabelText<HTMLInputElement>('New password').value).toBe('four plain words here')
    await visitor.type(form().getByLabelText('Current password'), 'four plain words{Enter}')
    await waitFor(() =>
      expect(written().at(1)?.body).toEqual({ current: 'four plain words', password: 'four plain words here' }),
    )
  })

  it('must be long enough', async () => {
    const { visitor, written } = await openAccount()
    await fill(visitor, '12345')
    expect(shownToast()).toMatchObject({
      title: 'Password Error',
      description: 'Password must be at least 6 characters',
    })
    expect(written()).toEqual([])
  })

  it('is warned of where everybody uses it', async () => {
    const { visitor } = await openAccount()
    await visitor.type(form().getByLabelText('New password'), 'password1')
    expect(noteAt(form().getByLabelText('New password'))).toContain('easy to guess')
  })

  it('says at its field what the server found wrong with it', async () => {
    const why = 'Password must be at least 10 characters'
    const { visitor } = await openAccount({ [`POST ${ME}/password`]: refusal(400, 'PASSWORD_REFUSED', why) })
    await fill(visitor, 'shorter')
    await waitFor(() => expect(noteAt(form().getByLabelText('New password'))).toContain(why))
    expect(form().getByLabelText<HTMLInputElement>('New password').value).toBe('shorter')
  })
})
