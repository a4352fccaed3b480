import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aChangedFile } from '#web/testing/changed-file.ts'
import { aCourse } from '#web/testing/factories.ts'
import { held, refusal } from '#web/testing/fake-api.ts'
import { form, openManager, row } from '#web/testing/open-manager.tsx'
import { shownToast } from '#web/testing/open-page.tsx'

const THREE = [aCourse(1), aCourse(2, { isPublic: false, materialCount: 1, quizCount: 2 }), aCourse(3)]

describe('the list of courses', () => {
  it('says that there are none yet, and none of the quizzes', async () => {
    await openManager()
    expect(await screen.findByText('No courses created yet')).toBeDefined()
    expect(await screen.findByText('No quizzes yet')).toBeDefined()
  })

  it('has every course in its order, the hidden ones marked, with what can be done', async () => {
    await openManager({ courses: THREE })
    const titles = (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)
    expect(titles.filter((title) => title?.startsWith('Course'))).toEqual(['Course 1', 'Course 2', 'Course 3'])
    const second = await row('Course 2')
    expect(second.getByText('Hidden')).toBeDefined()
    expect(second.getByText('1 material and 2 quizzes, 12 min')).toBeDefined()
    for (const name of ['Move up', 'Move down', 'Edit', 'Materials', 'Delete']) {
      expect(second.getByRole('button', { name, description: 'Course 2' })).toBeDefined()
    }
    expect(second.getByRole('link', { name: 'Export' }).getAttribute('href')).toBe('/api/admin/courses/2/export')
  })

  it('is asked for once, and again after a change, however often the screen is opened', async () => {
    const { visitor, calls, leave } = await openManager({
      courses: THREE,
      plan: { 'GET /api/missions': { body: [] }, 'PUT /api/courses/2': { body: aCourse(2, { order: 1 }) } },
    })
    const asked = () =>
      calls.filter(({ method, path }) => method === 'GET' && path === '/api/quizzes?original=true').length
    await row('Course 2')
    await screen.findByText('No quizzes yet')
    // React's strict mode mounts twice, and asks twice, the first time.
    const askedAtFirst = asked()
    await leave('/content-manager?tab=stations')
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Course 2' })).toBeNull())
    await leave('/content-manager')
    await row('Course 2')
    expect(asked()).toBe(askedAtFirst)
    await visitor.click((await row('Course 2')).getByRole('button', { name: 'Move up' }))
    await waitFor(() => expect(asked()).toBe(askedAtFirst + 1))
  })

  it.each([
    ['Move up', 1],
    ['Move down', 3],
  ])('%s sends the full course with its order changed by one', async (name, order) => {
    const { visitor, written } = await openManager({
      courses: THREE,
      plan: { 'PUT /api/courses/2': { body: { ...THREE[1], order } } },
    })
    await visitor.click((await row('Course 2')).getByRole('button', { name }))
    await waitFor(() => expect(shownToast()?.title).toBe('Course Reordered'))
    expect(written().map(({ body }) => body)).toEqual([{ ...THREE[1], order }])
  })

  it('moves nothing beyond its ends, where the buttons can still be reached', async () => {
    const { visitor, written } = await openManager({ courses: THREE })
    const up = (await row('Course 1')).getByRole('button', { name: 'Move up' })
    const down = (await row('Course 3')).getByRole('button', { name: 'Move down' })
    await visitor.click(up)
    await visitor.click(down)
    expect([up.ariaDisabled, down.ariaDisabled]).toEqual(['true', 'true'])
    expect(document.activeElement).toBe(down)
    expect(written()).toEqual([])
  })

  it('says when somebody else was faster, and shows the list as it is now', async () => {
    let courses = THREE
    const { visitor } = await openManager({
      plan: {
        'GET /api/courses': () => ({ body: courses }),
        'PUT /api/courses/2': refusal(409, 'CHANGED_MEANWHILE', 'Somebody else changed this course.'),
      },
    })
    const up = (await row('Course 2')).getByRole('button', { name: 'Move up' })
    courses = [aCourse(2), aCourse(1)]
    await visitor.click(up)
    await waitFor(() =>
      expect(shownToast()?.description).toBe('Failed to update course: Somebody else changed this course.'),
    )
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Course 3' })).toBeNull())
  })
})

describe('deleting a course', () => {
  it('asks first and says what goes with it; no keeps it', async () => {
    const { visitor, written } = await openManager({ courses: THREE })
    const button = (await row('Course 2')).getByRole('button', { name: 'Delete' })
    await visitor.click(button)
    const question = await screen.findByRole('alertdialog', { name: 'Delete Course' })
    expect(question.textContent).toContain(
      'Delete "Course 2"? This also deletes 1 material and 2 quizzes. Members keep the tokens and points they earned.',
    )
    await visitor.keyboard('{Escape}')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(button))
    expect(written()).toEqual([])
  })

  it('takes it from the list, and out of the form, with what was typed into it', async () => {
    const drafts = ['course:2', 'material:2', 'lesson:new:2'].map((form) => `draft:u-admin:${form}`)
    for (const draft of drafts) sessionStorage.setItem(draft, '{}')
    let courses = THREE
    const { visitor, address } = await openManager({
      search: '?course=2',
      plan: {
        'GET /api/courses': () => ({ body: courses }),
        'DELETE /api/courses/2': () => {
          courses = [aCourse(1), aCourse(3)]
          return { status: 204 }
        },
      },
    })
    await visitor.click((await row('Course 2')).getByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog'))
    await visitor.click(question.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(shownToast()?.title).toBe('Course Deleted'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.queryByRole('heading', { name: 'Course 2' })).toBeNull()
    expect(address()).toBe('/content-manager')
    expect(drafts.map((draft) => sessionStorage.getItem(draft))).toEqual([null, null, null])
    expect((await form('Course')).getByRole('button', { name: 'Create Course' })).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Courses' })))
  })

  it('does not pull back who has left', async () => {
    const answer = held()
    const { visitor, address, leave } = await openManager({
      courses: THREE,
      plan: { 'DELETE /api/courses/2': answer.reply },
    })
    await visitor.click((await row('Course 2')).getByRole('button', { name: 'Delete' }))
    await visitor.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await leave('/courses')
    await waitFor(() => expect(address()).toBe('/courses'))
    answer.release({ status: 204 })
    await waitFor(() => expect(shownToast()?.title).toBe('Course Deleted'))
    expect(address()).toBe('/courses')
  })

  it('says the server’s sentence where it failed', async () => {
    const { visitor } = await openManager({
      courses: THREE,
      plan: { 'DELETE /api/courses/2': refusal(503, 'BUSY', 'We can’t save anything right now.') },
    })
    await visitor.click((await row('Course 2')).getByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog'))
    await visitor.click(question.getByRole('button', { name: 'Delete' }))
    await waitFor(() =>
      expect(shownToast()).toEqual({
        title: 'Error',
        description: 'We can’t save anything right now.',
        variant: 'destructive',
      }),
    )
  })
})

describe('taking in a course from a file', () => {
  const FILE = new File(['title: Talking'], 'talking.yaml')

  it('sends the text of the file', async () => {
    const { visitor, written } = await openManager({
      plan: { 'POST /api/admin/courses/import': { status: 201, body: aCourse(7, { quizCount: 4 }) } },
    })
    const button = await screen.findByRole('button', { name: 'Import Course' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await visitor.upload(screen.getByLabelText('Course file'), FILE)
    await visitor.click(button)
    await waitFor(() => expect(shownToast()?.title).toBe('Course Created'))
    expect(shownToast()?.description).toBe('"Course 7" was imported with 0 materials and 4 quizzes.')
    expect(written()[0]?.body).toEqual({ yaml: 'title: Talking' })
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
    expect(screen.getByLabelText<HTMLInputElement>('Course file').files).toHaveLength(0)
    expect(document.activeElement).toBe(button)
  })

  it('stays under way when another file is chosen meanwhile', async () => {
    const answer = held()
    const { visitor, written } = await openManager({ plan: { 'POST /api/admin/courses/import': answer.reply } })
    const button = await screen.findByRole('button', { name: 'Import Course' })
    await visitor.upload(screen.getByLabelText('Course file'), FILE)
    await visitor.click(button)
    await waitFor(() => expect(written()).toHaveLength(1))
    await visitor.upload(screen.getByLabelText('Course file'), new File(['title: Listening'], 'other.yaml'))
    expect(button.getAttribute('aria-busy')).toBe('true')
    answer.release({ status: 201, body: aCourse(7) })
    await waitFor(() => expect(shownToast()?.title).toBe('Course Created'))
  })

  it('leaves on the page what is wrong with the file, until another is chosen', async () => {
    const sentence = 'quizzes, number 3: A quiz needs exactly four choices, none of them blank'
    const { visitor } = await openManager({
      plan: { 'POST /api/admin/courses/import': refusal(400, 'INVALID', sentence) },
    })
    await visitor.upload(await screen.findByLabelText('Course file'), FILE)
    await visitor.click(screen.getByRole('button', { name: 'Import Course' }))
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Course file').files).toHaveLength(0))
    await visitor.upload(screen.getByLabelText('Course file'), new File(['title: Listening'], 'other.yaml'))
    expect(screen.queryByText(sentence)).toBeNull()
  })

  it('keeps the file where only the connection failed', async () => {
    const answers = [new TypeError('Failed to fetch'), { status: 503 }, { status: 201, body: aCourse(7) }]
    const { visitor, written } = await openManager({
      plan: {
        'POST /api/admin/courses/import': () => {
          const answer = answers[written().length - 1]
          if (answer instanceof Error) throw answer
          return answer ?? {}
        },
      },
    })
    await visitor.upload(await screen.findByLabelText('Course file'), FILE)
    const button = screen.getByRole('button', { name: 'Import Course' })
    for (const tried of [1, 2, 3]) {
      await visitor.click(button)
      await waitFor(() => expect(written()).toHaveLength(tried))
      await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
    }
    expect(shownToast()?.title).toBe('Course Created')
  })

  it('asks for the file again where it isn’t in UTF-8', async () => {
    const { visitor, written } = await openManager()
    const latin1 = new File([new Uint8Array([0x74, 0x3a, 0x20, 0xe9])], 'talking.yaml')
    await visitor.upload(await screen.findByLabelText('Course file'), latin1)
    await visitor.click(screen.getByRole('button', { name: 'Import Course' }))
    const sentence = 'This file isn’t in UTF-8. Save it in UTF-8 and choose it again.'
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
    expect(screen.getByLabelText<HTMLInputElement>('Course file').files).toHaveLength(0)
    expect(written()).toEqual([])
  })

  it('asks for the file again where it changed since it was chosen', async () => {
    const { visitor, written } = await openManager()
    await visitor.upload(await screen.findByLabelText('Course file'), aChangedFile('talking.yaml'))
    await visitor.click(screen.getByRole('button', { name: 'Import Course' }))
    const sentence = 'The file changed since you chose it. Choose it again.'
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
    expect(written()).toEqual([])
  })
})
