import { screen, waitFor } from '@testing-library/react'
import type { Course } from 'contract/courses'
import { describe, expect, it } from 'vitest'
import { aCourse } from '#web/testing/factories.ts'
import { held, refusal } from '#web/testing/fake-api.ts'
import { form, openManager, row } from '#web/testing/open-manager.tsx'
import { shownToast } from '#web/testing/open-page.tsx'

describe('what was typed into the form of a course', () => {
  it('is still there after a reload, and goes by Discard draft', async () => {
    const courses = [aCourse(1)]
    const first = await openManager({ courses, search: '?course=1' })
    await first.visitor.type((await form('Course')).getByLabelText('Title'), ' anew')
    document.body.replaceChildren()

    const { visitor } = await openManager({ courses, search: '?course=1' })
    const title = (await form('Course')).getByLabelText<HTMLInputElement>('Title')
    expect(title.value).toBe('Course 1 anew')
    expect((await row('Course 1')).getByText('Unsaved changes')).toBeDefined()
    await visitor.click(screen.getByRole('button', { name: 'Discard draft' }))
    expect(title.value).toBe('Course 1')
    expect(sessionStorage).toHaveLength(0)
  })

  it('is no draft any more when it is typed back', async () => {
    const { visitor } = await openManager({ courses: [aCourse(1)], search: '?course=1' })
    await visitor.type((await form('Course')).getByLabelText('Title'), 'x{Backspace}')
    expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull()
  })

  it('survives that somebody else saved the course, and both come together', async () => {
    let stored: Course = aCourse(1, { description: 'Old.', updatedAt: '2026-01-01T00:00:00.000Z' })
    const { visitor, written } = await openManager({
      search: '?course=1',
      plan: {
        'GET /api/courses': () => ({ body: [stored] }),
        'PUT /api/courses/1': ({ body }) =>
          (body as Course).updatedAt === stored.updatedAt
            ? { body: stored }
            : refusal(409, 'CHANGED_MEANWHILE', 'Somebody else changed this course after you opened it.'),
      },
    })
    await visitor.type((await form('Course')).getByLabelText('Title'), ' anew')
    stored = { ...stored, title: 'Theirs', description: 'New.', updatedAt: '2026-02-02T00:00:00.000Z' }
    await visitor.click((await form('Course')).getByRole('button', { name: 'Save Course' }))
    await waitFor(() =>
      expect(shownToast()?.description).toBe(
        'Failed to update course: Somebody else changed this course after you opened it.',
      ),
    )
    expect((await screen.findByRole('alert')).textContent).toContain('You both changed: Title.')
    const course = await form('Course')
    expect(course.getByLabelText<HTMLTextAreaElement>('Description').value).toBe('Old.')

    await visitor.click(screen.getByRole('button', { name: 'Reload and keep what I typed' }))
    expect(course.getByLabelText<HTMLInputElement>('Title').value).toBe('Course 1 anew')
    expect(course.getByLabelText<HTMLTextAreaElement>('Description').value).toBe('New.')
    await visitor.click(course.getByRole('button', { name: 'Save Course' }))
    await waitFor(() => expect(shownToast()?.title).toBe('Course Updated'))
    expect(written().at(-1)?.body).toMatchObject({
      title: 'Course 1 anew',
      description: 'New.',
      updatedAt: '2026-02-02T00:00:00.000Z',
    })
  })

  it('stays where it is typed while the rest is being saved, and is saved next', async () => {
    const answer = held()
    let stored = aCourse(1)
    const { visitor, written, address } = await openManager({
      search: '?course=1',
      plan: {
        'GET /api/courses': () => ({ body: [stored] }),
        'PUT /api/courses/1': () => (written().length === 1 ? answer.reply() : { body: stored }),
      },
    })
    const course = await form('Course')
    await visitor.type(course.getByLabelText('Title'), ' anew')
    await visitor.click(course.getByRole('button', { name: 'Save Course' }))
    await visitor.type(course.getByLabelText('Title'), ' and more')
    stored = { ...stored, title: 'Course 1 anew', updatedAt: '2026-02-02T00:00:00.000Z' }
    answer.release({ body: stored })
    await waitFor(() => expect(shownToast()?.title).toBe('Course Updated'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(await screen.findByRole('heading', { name: 'Edit "Course 1 anew"' })).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(course.getByLabelText<HTMLInputElement>('Title').value).toBe('Course 1 anew and more')
    expect(address()).toBe('/content-manager?course=1')
    await visitor.click(course.getByRole('button', { name: 'Save Course' }))
    await waitFor(() => expect(address()).toBe('/content-manager'))
    expect(written().at(-1)?.body).toMatchObject({ title: 'Course 1 anew and more', updatedAt: stored.updatedAt })
    expect(sessionStorage).toHaveLength(0)
  })

  it('does not count as outdated where only the order has changed', async () => {
    let stored = aCourse(1, { order: 1 })
    const { visitor, written } = await openManager({
      search: '?course=1',
      plan: {
        'GET /api/courses': () => ({ body: [stored, aCourse(2)] }),
        'PUT /api/courses/1': () => ({ body: stored }),
      },
    })
    await visitor.type((await form('Course')).getByLabelText('Title'), ' anew')
    stored = { ...stored, order: 2, updatedAt: '2026-02-02T00:00:00.000Z' }
    await visitor.click((await row('Course 1')).getByRole('button', { name: 'Move down' }))
    await waitFor(() => expect(shownToast()?.title).toBe('Course Reordered'))
    expect(screen.queryByRole('alert')).toBeNull()
    await waitFor(async () => expect((await row('Course 1')).getByText('2')).toBeDefined())
    await visitor.click((await form('Course')).getByRole('button', { name: 'Save Course' }))
    await waitFor(() => expect(shownToast()?.title).toBe('Course Updated'))
    expect(written().at(-1)?.body).toMatchObject({ order: 2, updatedAt: '2026-02-02T00:00:00.000Z' })
  })

  it('becomes a new course where somebody else has deleted this one', async () => {
    let courses = [aCourse(1)]
    const { visitor, written, address } = await openManager({
      search: '?course=1',
      plan: {
        'GET /api/courses': () => ({ body: courses }),
        'PUT /api/courses/1': refusal(404, 'COURSE_NOT_FOUND', 'This course no longer exists.'),
        'POST /api/courses': { status: 201, body: aCourse(2) },
      },
    })
    await visitor.type((await form('Course')).getByLabelText('Title'), ' anew')
    courses = []
    await visitor.click((await form('Course')).getByRole('button', { name: 'Save Course' }))
    await visitor.click(await screen.findByRole('button', { name: 'Create Course' }))
    await waitFor(() => expect(address()).toBe('/content-manager'))
    expect(written().at(-1)).toMatchObject({ method: 'POST', body: { title: 'Course 1 anew' } })
    expect(sessionStorage).toHaveLength(0)
  })

  it.each(['{"values":{"title":7}}', 'null', 'not json'])('is ignored where the storage holds %s', async (text) => {
    sessionStorage.setItem('draft:u-admin:course:1', text)
    await openManager({ courses: [aCourse(1)], search: '?course=1' })
    expect((await form('Course')).getByLabelText<HTMLInputElement>('Title').value).toBe('Course 1')
  })
})
