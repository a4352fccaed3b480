import { screen, waitFor, within } from '@testing-library/react'
import type { FirstDays, FirstDaysPutAway } from 'contract/first-days'
import { HELPER_STEPS } from 'game/first-days'
import { expect, it } from 'vitest'
import { queryClient } from '#web/client/api/query-client.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { aRecruit, FIRST_DAYS, helperTicks, openFirstDays, own } from '#web/testing/first-days.ts'

/** Answers as the server does: a list that is put away isn't among them. */
function listsOf(...recruits: FirstDays['recruits']) {
  const away = new Set<string | undefined>()
  const answer = () => ({ body: { mine: null, recruits: recruits.filter(({ id }) => !away.has(id)), paid: [] } })
  return {
    [`GET ${FIRST_DAYS}`]: answer,
    [`PUT ${FIRST_DAYS}/put-away`]: ({ body }: { body: unknown }) => {
      const { isPutAway, recruitId } = body as FirstDaysPutAway
      if (isPutAway) away.add(recruitId)
      else away.delete(recruitId)
      return answer()
    },
  }
}

const said = (sentence: string) => waitFor(() => expect(document.activeElement?.textContent).toMatch(sentence))

it('the own first days are put away and brought back', async () => {
  let isPutAway = false
  const { visitor } = await openFirstDays(
    {},
    {
      [`GET ${FIRST_DAYS}`]: () => ({ body: { mine: isPutAway ? null : own(), recruits: [], paid: [] } }),
      [`PUT ${FIRST_DAYS}/put-away`]: ({ body }) => {
        isPutAway = (body as { isPutAway: boolean }).isPutAway
        return { body: { mine: isPutAway ? null : own(), recruits: [], paid: [] } }
      },
    },
  )
  await visitor.click(await screen.findByRole('button', { name: 'Put this list away' }))
  await screen.findByText('Your list is put away.')
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Your list is put away.'))
  await visitor.click(screen.getByRole('button', { name: 'Bring it back' }))
  const heading = await screen.findByRole('heading', { name: 'Your first days' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

it('the own first days that were brought back elsewhere aren’t said to be put away', async () => {
  let mine: FirstDays['mine'] = own()
  const { visitor } = await openFirstDays(
    {},
    {
      [`GET ${FIRST_DAYS}`]: () => ({ body: { mine, recruits: [], paid: [] } }),
      [`PUT ${FIRST_DAYS}/put-away`]: () => {
        mine = null
        return { body: { mine, recruits: [], paid: [] } }
      },
    },
  )
  await visitor.click(await screen.findByRole('button', { name: 'Put this list away' }))
  await said('Your list is put away.')
  mine = own()
  await queryClient.invalidateQueries({ queryKey: queryKeys.firstDays })
  await screen.findByRole('heading', { name: 'Your first days' })
  expect(screen.queryByText('Your list is put away.')).toBeNull()
})

it('the own first days that a volunteer sees are put away after a question, and say who sees them no more', async () => {
  const helper = { id: 'u-nadia', name: 'Nadia', isVolunteer: true, agreed: true, steps: helperTicks() }
  const { visitor, written } = await openFirstDays(
    { mine: own({ helper }) },
    { [`PUT ${FIRST_DAYS}/put-away`]: { body: { mine: null, recruits: [], paid: [] } } },
  )
  const ask = async () => {
    await visitor.click(await screen.findByRole('button', { name: 'Put this list away' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Put this list away' }))
    expect(dialog.getByText(/would no longer see your steps/).textContent).toMatch(/^Nadia would/)
    return dialog
  }
  await visitor.click((await ask()).getByRole('button', { name: 'Cancel' }))
  expect(written()).toEqual([])
  await visitor.click((await ask()).getByRole('button', { name: 'Put this list away' }))
  await said('Your list is put away. Nadia no longer sees your steps and email address.')
})

it('those of recruits are put away one after the other, and the last one is brought back', async () => {
  const recruits = ['Ada', 'Ben'].map((name) => aRecruit({ id: name, name }))
  const { visitor } = await openFirstDays({ recruits }, listsOf(...recruits))
  for (const name of ['Ada', 'Ben']) {
    await screen.findByRole('heading', { name: `${name}’s first days` })
    await visitor.click(screen.getByRole('button', { name: 'Put this list away' }))
    await said(`${name}’s list is put away.`)
  }
  await visitor.click(screen.getByRole('button', { name: 'Bring it back' }))
  const heading = await screen.findByRole('heading', { name: 'Ben’s first days' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.queryByText(/is put away/)).toBeNull()
})

it('those of a member who was left to another volunteer aren’t brought back', async () => {
  const recruits = [aRecruit({ isVolunteer: true })]
  const { visitor } = await openFirstDays({ recruits }, listsOf(...recruits))
  await visitor.click(await screen.findByRole('button', { name: 'Leave Ada Weber to another volunteer' }))
  await said('You no longer help Ada Weber.')
  expect(screen.queryByRole('button', { name: 'Bring it back' })).toBeNull()
})

it('those that go with the last step of one’s own part say so, and can be brought back', async () => {
  const recruit = aRecruit({ steps: helperTicks(...HELPER_STEPS.slice(1)) })
  const { visitor } = await openFirstDays(
    { recruits: [recruit] },
    {
      [`POST ${FIRST_DAYS}/welcome`]: { body: { mine: null, recruits: [], paid: [] } },
      [`PUT ${FIRST_DAYS}/put-away`]: { body: { mine: null, recruits: [recruit], paid: [] } },
    },
  )
  await visitor.click(await screen.findByRole('checkbox', { name: 'Send a welcome message' }))
  await said('You’ve done your part for Ada Weber.')
  await visitor.click(screen.getByRole('button', { name: 'Bring it back' }))
  expect(await screen.findByRole('heading', { name: 'Ada Weber’s first days' })).toBeDefined()
})
