import { screen, waitFor, within } from '@testing-library/react'
import type { SiteHealth } from 'contract/health'
import { describe, expect, it } from 'vitest'
import { held, refusal } from '#web/testing/fake-api.ts'
import { openAdministration } from '#web/testing/open-administration.tsx'
import { aSiteHealth, HEALTH } from '#web/testing/site-health.ts'

/** One of the cards, by its title. */
async function card(title: string) {
  return within(await screen.findByRole('region', { name: title }))
}

async function fact(title: string, name: string): Promise<string | null | undefined> {
  return (await card(title)).getByText(name).nextElementSibling?.textContent
}

const verdict = async (title: RegExp | string) => {
  const banner = (await screen.findByText(title)).closest<HTMLElement>('[role=status]')
  if (banner === null) throw new Error('The verdict is not announced.')
  return banner
}

describe('the health of the site', () => {
  const openWith = (overrides: Partial<SiteHealth>) =>
    openAdministration('health', { [HEALTH]: { body: aSiteHealth(overrides) } })

  it('is waited for in its shape', async () => {
    const answer = held()
    await openAdministration('health', { [HEALTH]: answer.reply })
    expect(await screen.findByText('Checking the site...')).toBeDefined()
    answer.release({ body: aSiteHealth() })
    expect(await screen.findByText('All is well')).toBeDefined()
  })

  it('is said in one sentence first, then part by part', async () => {
    await openWith({})
    expect((await verdict('All is well')).textContent).toContain('Nothing needs your attention.')
    expect(await fact('Database', 'Kind')).toBe('SQLite, one file')
    expect(await fact('Database', 'Reading')).toBe('Works, took less than 1 ms')
    expect(await fact('Database', 'Saving')).toBe('Works, took 4 ms')
    expect(await fact('Database', 'Size')).toBe('1.5 MB')
    expect(await fact('Disk', 'Free')).toBe('40 GB')
    expect(await fact('Mail', 'Goes to')).toBe('A mail server')
    expect(await fact('Backups', 'Newest')).toBe('Nov 21, 2026, 3:00 AM')
    expect(await fact('Backups', 'How many')).toBe('14')
    expect(await fact('Program', 'Version')).toBe('0.1.0, on Node 26.10.0')
    expect(await fact('Program', 'Memory')).toBe('142 MB')
    expect(screen.getAllByText('OK')).toHaveLength(5)
    expect((await card('Advice on settings')).getByText(/what we recommend for a public site/)).toBeDefined()
  })

  it('begins with what needs attention, each with what to do', async () => {
    await openWith({
      concerns: ['DISK_LOW', 'BACKUP_OLD', 'MAIL_FAILED'],
      mail: { goesTo: 'smtp', outbox: { waiting: 3, oldestWaitingAt: '2026-11-21T11:58:00.000Z', failed: 2 } },
    })
    const banner = await verdict('3 problems need attention')
    expect(
      within(banner)
        .getAllByRole('listitem')
        .map((item) => item.querySelector('p')?.textContent),
    ).toEqual(['The disk is nearly full', 'The newest backup is older than two days', 'Some emails couldn’t be sent'])
    expect(within(banner).getByText(/^Remove old backups or get a larger disk/)).toBeDefined()
    expect(within(banner).getByRole('link', { name: 'Failed emails' }).getAttribute('href')).toBe('/admin/mail')
    expect(await fact('Mail', 'Waiting')).toBe('3')
    expect(await fact('Mail', 'Oldest waiting since')).toBe('Nov 21, 2026, 11:58 AM')
    expect(await fact('Mail', 'Failed permanently')).toBe('2')
    for (const title of ['Disk', 'Backups', 'Mail'])
      expect((await card(title)).getByText('Needs attention')).toBeDefined()
    expect((await card('Database')).getByText('OK')).toBeDefined()
  })

  it('says of each part when it could not be found out', async () => {
    await openWith({
      concerns: ['DATABASE_UNWRITABLE', 'DISK_UNKNOWN', 'MAIL_UNKNOWN', 'BACKUPS_UNKNOWN'],
      database: { engine: 'postgres', readMs: 3, writeMs: null, sizeBytes: null },
      disk: null,
      mail: { goesTo: 'files', outbox: null },
      backups: null,
    })
    expect((await verdict('4 problems need attention')).textContent).toContain('Nothing can be saved')
    expect(await fact('Database', 'Saving')).toBe('Not working')
    expect(await fact('Database', 'Size')).toBe('Not known')
    expect(await fact('Mail', 'Goes to')).toBe('Files on the server')
    for (const title of ['Disk', 'Mail', 'Backups']) {
      expect((await card(title)).getByText('Not known')).toBeDefined()
    }
    expect((await card('Program')).getByText(/the one that answered/)).toBeDefined()
  })

  it('gives advice on settings without calling it a fault', async () => {
    await openWith({ advice: ['RATE_LIMITS', 'PASSWORD_MIN'] })
    expect(await screen.findByText('All is well')).toBeDefined()
    const advice = (await card('Advice on settings')).getAllByRole('listitem')
    expect(advice.map((item) => item.querySelector('code')?.textContent)).toEqual(['RATE_LIMITS=on', 'PASSWORD_MIN=10'])
  })

  it('has the command for a backup to copy', async () => {
    const { visitor } = await openWith({ concerns: ['NO_BACKUP'], backups: { count: 0, newestAt: null } })
    expect(await fact('Backups', 'Newest')).toBe('None yet')
    await visitor.click((await card('Backups')).getByRole('button', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toBe('npm run backup -- --keep 14')
  })

  it('can be requested again where it could not be read', async () => {
    let answer = refusal(503, 'BUSY', 'We can’t save anything right now.')
    const { visitor } = await openAdministration('health', { [HEALTH]: () => answer })
    expect((await screen.findByRole('alert')).textContent).toContain('We can’t save anything right now.')
    answer = { body: aSiteHealth() }
    await visitor.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('All is well')).toBeDefined()
  })

  it('is checked again with Refresh, and whenever the administrator comes back to the page', async () => {
    let health = aSiteHealth()
    const { visitor, calls } = await openAdministration('health', { [HEALTH]: () => ({ body: health }) })
    await screen.findByText('All is well')
    const asked = () => calls.filter(({ path }) => path === '/api/admin/health').length
    const before = asked()
    health = aSiteHealth({ concerns: ['NO_BACKUP'] })
    await visitor.click(screen.getByRole('button', { name: 'Refresh' }))
    await screen.findByText('1 problem needs attention')
    health = aSiteHealth()
    window.dispatchEvent(new Event('visibilitychange'))
    await screen.findByText('All is well')
    expect(asked()).toBe(before + 2)
  })

  it('never goes on saying that all is well when the site does not answer any more', async () => {
    let answer: ReturnType<typeof refusal> | Error = { body: aSiteHealth() }
    const { visitor } = await openAdministration('health', {
      [HEALTH]: () => {
        if (answer instanceof Error) throw answer
        return answer
      },
    })
    await screen.findByText('All is well')
    answer = new TypeError('Failed to fetch')
    await visitor.click(screen.getByRole('button', { name: 'Refresh' }))
    const banner = await verdict('We couldn’t check again')
    expect(banner.textContent).toContain('The results below are from Nov 21, 2026, 12:00 PM')
    expect(screen.queryByText('All is well')).toBeNull()
    answer = { body: aSiteHealth() }
    await visitor.click(screen.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(screen.getByText('All is well')).toBeDefined())
  })
})
