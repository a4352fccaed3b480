import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aCourse } from '#web/testing/factories.ts'
import { held, refusal } from '#web/testing/fake-api.ts'
import { form, openManager, row } from '#web/testing/open-manager.tsx'
import { shownToast } from '#web/testing/open-page.tsx'

const CREATED = { 'POST /api/courses': { status: 201, body: aCourse(7) } }

describe('the form of a new course', () => {
  it('asks for title and description, says so at both and goes to the first', async () => {
    const { visitor, written } = await openManager()
    const course = await form('Course')
    await visitor.type(course.getByLabelText('Title'), '   ')
    await visitor.click(course.getByRole('button', { name: 'Create Course' }))
    expect(shownToast()).toEqual({
      title: 'Missing Information',
      description: 'Please fill in title and description',
      variant: 'destructive',
    })
    for (const name of ['Title', 'Description']) expect(course.getByLabelText(name).ariaInvalid).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(course.getByLabelText('Title')))
    expect(written()).toEqual([])
  })

  it('sends what was typed, the duration as an integer, and is empty afterwards', async () => {
    const { visitor, written } = await openManager({ plan: CREATED })
    const course = await form('Course')
    await visitor.type(course.getByLabelText('Title'), ' Talking to people ')
    await visitor.type(course.getByLabelText('Description'), 'How to begin.')
    await visitor.selectOptions(course.getByLabelText('Category'), 'DAILY CHALLENGE')
    await visitor.type(course.getByLabelText('Duration in minutes'), '25')
    await visitor.type(course.getByLabelText('Video link'), 'https://videos.example/talk')
    await visitor.click(course.getByRole('switch', { name: 'Published' }))
    await visitor.click(course.getByRole('button', { name: 'Create Course' }))
    await waitFor(() => expect(shownToast()?.title).toBe('Course Created'))
    expect(written().map(({ body }) => body)).toEqual([
      {
        title: 'Talking to people',
        description: 'How to begin.',
        category: 'daily-challenge',
        duration: 25,
        videoUrl: 'https://videos.example/talk',
        videoAbout: null,
        isPublic: false,
      },
    ])
    await waitFor(async () => expect((await form('Course')).getByLabelText<HTMLInputElement>('Title').value).toBe(''))
    expect(sessionStorage).toHaveLength(0)
  })

  it('sends null for a duration and a video that are not there', async () => {
    const { visitor, written } = await openManager({ plan: CREATED })
    await fillIn(visitor)
    await waitFor(() => expect(written()[0]?.body).toMatchObject({ duration: null, videoUrl: null, isPublic: true }))
  })

  it.each([
    ['Duration in minutes', '601', 'Invalid Duration'],
    ['Video link', 'javascript:alert(1)', 'Invalid Video Link'],
  ])('refuses a wrong %s before it is sent', async (label, text, title) => {
    const { visitor, written } = await openManager()
    await visitor.type((await form('Course')).getByLabelText(label), text)
    await fillIn(visitor)
    expect(shownToast()?.title).toBe(title)
    expect((await form('Course')).getByLabelText(label).ariaInvalid).toBe('true')
    expect(written()).toEqual([])
  })

  it('says why it could not be created, and keeps what was typed', async () => {
    const { visitor } = await openManager({
      plan: {
        'POST /api/courses': refusal(400, 'INVALID', 'The title needs letters or digits, and must be on one line'),
      },
    })
    await fillIn(visitor)
    await waitFor(() =>
      expect(shownToast()).toEqual({
        title: 'Error',
        description: 'Failed to create course: The title needs letters or digits, and must be on one line',
        variant: 'destructive',
      }),
    )
    expect((await form('Course')).getByLabelText<HTMLInputElement>('Title').value).toBe('Talking')
    const reason = 'The title needs letters or digits, and must be on one line'
    expect((await form('Course')).getByText(reason)).toBeDefined()
    await visitor.click(screen.getByRole('button', { name: 'Discard draft' }))
    expect((await form('Course')).queryByText(reason)).toBeNull()
    await visitor.type((await form('Course')).getByLabelText('Title'), 'T')
    expect((await form('Course')).queryByText(reason)).toBeNull()
  })

  it('is sent once however often one presses', async () => {
    const answer = held()
    const { visitor, written } = await openManager({ plan: { 'POST /api/courses': answer.reply } })
    await fillIn(visitor)
    await visitor.click((await form('Course')).getByRole('button', { name: 'Create Course' }))
    answer.release({ status: 201, body: aCourse(7) })
    await waitFor(() => expect(shownToast()?.title).toBe('Course Created'))
    expect(written()).toHaveLength(1)
  })

  it('shows the course as its card will show it to members, in the direction of its own language', async () => {
    const { visitor } = await openManager()
    await visitor.type((await form('Course')).getByLabelText('Title'), 'Talking')
    const summary = screen.getAllByText('Preview as a member sees it')[0] as HTMLElement
    await visitor.click(summary)
    const card = within(summary.closest('details') as HTMLElement)
    const { lang, dir } = await card.findByText('Talking')
    expect([lang, dir]).toEqual(['en', 'ltr'])
    expect(card.getByText('TRAINING')).toBeDefined()
  })

  async function fillIn(visitor: Awaited<ReturnType<typeof openManager>>['visitor']) {
    const course = await form('Course')
    await visitor.type(course.getByLabelText('Title'), 'Talking')
    await visitor.type(course.getByLabelText('Description'), 'How to begin.')
    await visitor.click(course.getByRole('button', { name: 'Create Course' }))
  }
})

describe('editing a course', () => {
  it('puts it into the form and into the address, and saves the same fields with its order', async () => {
    const before = aCourse(2, { order: 2 })
    const { visitor, written, address } = await openManager({
      courses: [aCourse(1), before],
      plan: { 'PUT /api/courses/2': { body: before } },
    })
    await visitor.click((await row('Course 2')).getByRole('button', { name: 'Edit' }))
    expect(address()).toBe('/content-manager?course=2')
    const heading = await screen.findByRole('heading', { name: 'Edit "Course 2"' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    const course = await form('Course')
    await visitor.clear(course.getByLabelText('Title'))
    await visitor.type(course.getByLabelText('Title'), 'Listening')
    await visitor.click(course.getByRole('button', { name: 'Save Course' }))
    await waitFor(() => expect(shownToast()?.title).toBe('Course Updated'))
    const { id, title, description, category, duration, videoUrl, videoAbout, isPublic, order, updatedAt } = before
    expect(title).not.toBe('Listening')
    expect(written()[0]?.body).toEqual({
      ...{ id, description, category, duration, videoUrl, videoAbout, isPublic, order, updatedAt },
      title: 'Listening',
    })
    await waitFor(() => expect(address()).toBe('/content-manager'))
    const edit = (await row('Course 2')).getByRole('button', { name: 'Edit' })
    await waitFor(() => expect(document.activeElement).toBe(edit))
  })

  it('takes the video out by its button, and says so', async () => {
    const { visitor, written } = await openManager({
      courses: [aCourse(1)],
      search: '?course=1',
      plan: { 'PUT /api/courses/1': { body: aCourse(1, { videoUrl: null }) } },
    })
    const course = await form('Course')
    await visitor.click(course.getByRole('button', { name: 'Remove Video' }))
    expect(shownToast()?.title).toBe('Video Removed')
    expect(course.queryByRole('button', { name: 'Remove Video' })).toBeNull()
    const link = document.querySelector('[type=url]')
    await waitFor(() => expect(document.activeElement).toBe(link))
    await visitor.click(course.getByRole('button', { name: 'Save Course' }))
    await waitFor(() => expect(written()[0]?.body).toMatchObject({ videoUrl: null }))
  })

  it('says why it could not be saved', async () => {
    const { visitor } = await openManager({
      courses: [aCourse(1)],
      search: '?course=1',
      plan: { 'PUT /api/courses/1': { status: 500, body: 'Server Error' } },
    })
    await visitor.click((await form('Course')).getByRole('button', { name: 'Save Course' }))
    await waitFor(() => expect(shownToast()?.description).toBe('Failed to update course: 500: Server Error'))
  })

  it('says that a course is gone, and offers a new one', async () => {
    await openManager({ courses: [aCourse(1)], search: '?course=9' })
    expect((await screen.findByRole('alert')).textContent).toBe('This course no longer exists.')
    expect((await form('Course')).getByRole('button', { name: 'Create Course' })).toBeDefined()
  })
})
