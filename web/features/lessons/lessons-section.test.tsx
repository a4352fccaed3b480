import { screen, waitFor, within } from '@testing-library/react'
import type { Lesson } from 'contract/lessons'
import { describe, expect, it } from 'vitest'
import { aCourse, aQuiz } from '#web/testing/factories.ts'
import { refusal } from '#web/testing/fake-api.ts'
import { aLesson, aLessonSummary } from '#web/testing/lessons.ts'
import { form, openManager, row } from '#web/testing/open-manager.tsx'
import { shownToast } from '#web/testing/open-page.tsx'

type Plan = NonNullable<Parameters<typeof openManager>[0]>['plan']

const COURSE = aCourse(1, { title: 'Look before you board' })
const LIST = [aLessonSummary(1), aLessonSummary(2, { isDraft: true })]

const openLessons = (plan: Plan = {}, search = '?lessons=1') =>
  openManager({
    courses: [COURSE],
    search,
    plan: {
      'GET /api/courses/1/lessons': () => ({ body: LIST }),
      'GET /api/courses/1/lessons/1': { body: aLesson(1) },
      ...plan,
    },
  })

const press = async (visitor: Awaited<ReturnType<typeof openLessons>>['visitor'], name: string) =>
  visitor.click(await screen.findByRole('button', { name }))

describe('the lessons of a course', () => {
  it('are listed with their drafts, and lead back to the courses', async () => {
    const { visitor, address } = await openLessons({}, '')
    await visitor.click((await row('Look before you board')).getByRole('button', { name: 'Lessons' }))
    expect(await screen.findByRole('heading', { name: 'Lessons of "Look before you board"' })).toBeDefined()
    expect((await row('Lesson called 2')).getByText('Draft')).toBeDefined()
    expect((await row('Lesson called 1')).queryByText('Draft')).toBeNull()
    expect((await row('Lesson called 2')).getByRole('link', { name: 'View' }).getAttribute('href')).toBe(
      '/course/1/lesson/2',
    )
    await press(visitor, 'All courses')
    expect(await screen.findByRole('form', { name: 'Course' })).toBeDefined()
    expect(address()).toBe('/content-manager')
  }, 60_000)

  it('move by sending the whole lesson with its new place', async () => {
    const { visitor, written } = await openLessons({ 'PUT /api/lessons/1': { body: aLesson(1, { position: 2 }) } })
    await visitor.click((await row('Lesson called 1')).getByRole('button', { name: 'Move down' }))
    await waitFor(() => expect(shownToast()?.description).toBe('"Lesson called 1" is now lesson 2.'))
    expect(written()).toEqual([expect.objectContaining({ body: { ...aLesson(1), position: 2 } })])
    await visitor.click((await row('Lesson called 1')).getByRole('button', { name: 'Move up' }))
    expect(written()).toHaveLength(1)
  }, 60_000)

  it('move only from the place where they were seen', async () => {
    const changed = 'Somebody else changed this after you opened it.'
    const { visitor, written } = await openLessons({
      'GET /api/courses/1/lessons/1': { body: aLesson(1, { position: 2, updatedAt: '2026-01-02T00:00:00.000Z' }) },
      'PUT /api/lessons/1': refusal(409, 'CHANGED_MEANWHILE', changed),
    })
    await visitor.click((await row('Lesson called 1')).getByRole('button', { name: 'Move down' }))
    await waitFor(() => expect(shownToast()?.description).toContain(changed))
    expect(written()[0]?.body).toMatchObject({ position: 2, updatedAt: aLessonSummary(1).updatedAt })
  }, 60_000)

  it('are deleted after a question that says what goes with them, and with what was typed into them', async () => {
    for (const form of ['lesson:2', 'quiz:new:lesson:2']) sessionStorage.setItem(`draft:u-admin:${form}`, '{}')
    const { visitor, written } = await openLessons({ 'DELETE /api/lessons/2': { status: 204 } })
    await visitor.click((await row('Lesson called 2')).getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/also deletes its cards and questions/)).toBeDefined()
    await visitor.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(shownToast()?.title).toBe('Lesson Deleted'))
    expect(written().map(({ path }) => path)).toEqual(['/api/lessons/2'])
    expect(sessionStorage).toHaveLength(0)
  }, 60_000)
})

describe('the form of a lesson', () => {
  async function fill(visitor: Awaited<ReturnType<typeof openLessons>>['visitor']) {
    const fields = await form('Lesson')
    await visitor.type(fields.getByLabelText('Title'), ' Where it comes from ')
    await visitor.type(fields.getByLabelText('Objective'), 'You name each payment.')
    await visitor.type(fields.getByLabelText('Text'), 'A plan pays for two things.')
  }

  it('creates a draft with a card of each kind of field, which can be tried before in the direction of its language', async () => {
    const { visitor, written } = await openLessons({ 'POST /api/courses/1/lessons': { status: 201, body: aLesson(3) } })
    await fill(visitor)
    await press(visitor, 'Add Card')
    await visitor.click(await screen.findByText('1. Read'))
    await visitor.type(await screen.findByLabelText('Text', { selector: '#lesson-cards ~ ol textarea' }), 'Short.')
    await visitor.selectOptions(screen.getByLabelText('Format of a new card'), 'sort')
    await press(visitor, 'Add Card')
    await visitor.click(await screen.findByText('2. Sort'))
    await visitor.type(await screen.findByLabelText('Question or task'), 'Who pays?')
    await visitor.type(screen.getByLabelText('Box 1'), 'a customer')
    await visitor.type(screen.getByLabelText('Box 2'), 'a member')
    await visitor.type(screen.getByLabelText('Item 1: Text'), 'A pan')
    await visitor.type(screen.getByLabelText('Item 2: Text'), 'A set')
    await visitor.selectOptions(screen.getByLabelText('Item 2: Belongs to'), '1')
    const [, preview] = screen.getAllByText('Preview of this card')
    if (preview) await visitor.click(preview)
    const item = await screen.findByRole('radiogroup', { name: 'A pan' })
    expect(item.closest<HTMLElement>('[dir="ltr"]')?.lang).toBe('en')
    const pan = within(item)
    await visitor.click(pan.getByRole('radio', { name: 'a customer' }))
    await press(visitor, 'Check')
    expect(screen.getByText('1 item still to sort.')).toBeDefined()
    await press(visitor, 'Create Lesson')
    await waitFor(() => expect(shownToast()?.title).toBe('Lesson Created'))
    expect(written()[0]?.body).toEqual({
      title: 'Where it comes from',
      minutes: 4,
      objective: 'You name each payment.',
      content: 'A plan pays for two things.',
      isDraft: true,
      cards: [
        { kind: 'read', text: 'Short.' },
        {
          kind: 'sort',
          ask: 'Who pays?',
          boxes: ['a customer', 'a member'],
          items: [
            { text: 'A pan', box: 0 },
            { text: 'A set', box: 1 },
          ],
        },
      ],
    })
  }, 120_000)

  it('says which card is incomplete, and sends nothing', async () => {
    const { visitor, written } = await openLessons()
    await fill(visitor)
    await press(visitor, 'Add Card')
    await press(visitor, 'Create Lesson')
    expect(shownToast()?.description).toBe('Card 1 (Read): fill in “Text”.')
    expect(written()).toEqual([])
  }, 60_000)

  it('adds a card before the one that ends the lesson, moves cards, and brings a removed one back', async () => {
    const sent: unknown[] = []
    const { visitor } = await openLessons(
      {
        'PUT /api/lessons/1': ({ body }) => {
          sent.push((body as Lesson).cards.map(({ kind }) => kind))
          return { body: aLesson(1) }
        },
      },
      '?lessons=1&lesson=1',
    )
    const summaries = () => screen.getAllByText(/^\d\. /).map(({ textContent }) => textContent)
    expect(await screen.findByText('2. Try it today')).toBeDefined()
    await visitor.selectOptions(screen.getByLabelText('Format of a new card'), 'say')
    await press(visitor, 'Add Card')
    expect(summaries()).toEqual(['1. Read', '2. Say it aloud', '3. Try it today'])
    const [, second] = screen.getAllByRole('button', { name: 'Remove' })
    if (second) await visitor.click(second)
    expect(summaries()).toEqual(['1. Read', '2. Try it today'])
    await press(visitor, 'Undo')
    expect(summaries()).toEqual(['1. Read', '2. Say it aloud', '3. Try it today'])
    const [, move] = screen.getAllByRole('button', { name: 'Move card up' })
    if (move) await visitor.click(move)
    expect(summaries()).toEqual(['1. Say it aloud', '2. Read', '3. Try it today'])
    const [first] = screen.getAllByRole('button', { name: 'Remove' })
    if (first) await visitor.click(first)
    await press(visitor, 'Save Lesson')
    await waitFor(() => expect(sent).toEqual([['read', 'do']]))
  }, 120_000)

  it('offers no Undo for a card that Discard draft has brought back', async () => {
    const { visitor } = await openLessons({}, '?lessons=1&lesson=1')
    await screen.findByText('2. Try it today')
    const [first] = screen.getAllByRole('button', { name: 'Remove' })
    if (first) await visitor.click(first)
    expect(screen.getByText('Card removed: Read.')).toBeDefined()
    await press(visitor, 'Discard draft')
    expect(screen.getByText('1. Read')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  }, 60_000)

  it('brings a removed row of a card back', async () => {
    const { visitor } = await openLessons()
    await visitor.selectOptions(await screen.findByLabelText('Format of a new card'), 'order')
    await press(visitor, 'Add Card')
    await visitor.click(await screen.findByText('1. Put in order'))
    const [add] = await screen.findAllByRole('button', { name: 'Add item' })
    if (add) await visitor.click(add)
    await visitor.type(screen.getByLabelText('Item 1'), 'Ask')
    await press(visitor, 'Remove item 1')
    expect(screen.queryByDisplayValue('Ask')).toBeNull()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Items in the right order'))
    expect(screen.getByText('Removed: Item 1.')).toBeDefined()
    await press(visitor, 'Undo')
    expect(screen.getByLabelText<HTMLInputElement>('Item 1').value).toBe('Ask')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Items in the right order'))
  }, 60_000)

  it('keeps what was typed, and doesn’t overwrite another administrator’s change', async () => {
    const changed = refusal(409, 'CHANGED_MEANWHILE', 'Somebody else changed it.')
    const { visitor, written, leave } = await openLessons({ 'PUT /api/lessons/1': changed }, '?lessons=1&lesson=1')
    const title = (await form('Lesson')).getByLabelText<HTMLInputElement>('Title')
    await visitor.type(title, ' now')
    await leave('/courses')
    await leave('/content-manager?lessons=1&lesson=1')
    await waitFor(async () =>
      expect((await form('Lesson')).getByLabelText<HTMLInputElement>('Title').value).toBe('Lesson called 1 now'),
    )
    expect((await row('Lesson called 1')).getByText('Unsaved changes')).toBeDefined()
    await press(visitor, 'Save Lesson')
    await waitFor(() => expect(shownToast()?.description).toBe('Failed to update lesson: Somebody else changed it.'))
    expect(written()[0]?.body).toMatchObject({ title: 'Lesson called 1 now', updatedAt: aLesson(1).updatedAt })
    expect((await form('Lesson')).getByLabelText<HTMLInputElement>('Title').value).toBe('Lesson called 1 now')
  }, 60_000)
})

describe('a lesson that somebody else deletes while it is edited', () => {
  it('leaves what was typed in the form of a new one', async () => {
    let lessons = LIST
    const { visitor, written, address } = await openLessons(
      {
        'GET /api/courses/1/lessons': () => ({ body: lessons }),
        'PUT /api/lessons/1': refusal(404, 'LESSON_NOT_FOUND', 'This lesson no longer exists.'),
        'POST /api/courses/1/lessons': { status: 201, body: aLesson(3) },
      },
      '?lessons=1&lesson=1',
    )
    await visitor.type((await form('Lesson')).getByLabelText('Title'), ' now')
    lessons = LIST.slice(1)
    await press(visitor, 'Save Lesson')
    const notice = await screen.findByText('This lesson no longer exists.')
    expect(await screen.findByText(/^What you typed is still in the form/)).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(notice))
    await press(visitor, 'Create Lesson')
    await waitFor(() => expect(address()).toBe('/content-manager?lessons=1'))
    expect(written().at(-1)).toMatchObject({ method: 'POST', body: { title: 'Lesson called 1 now' } })
    expect((await form('Lesson')).getByLabelText<HTMLInputElement>('Title').value).toBe('')
    expect(sessionStorage).toHaveLength(0)
  }, 60_000)
})

describe('the questions of a lesson', () => {
  it('are listed below its form alone, and a new one belongs to it', async () => {
    const quizzes = [aQuiz(1, { courseId: null, lessonId: 1 }), aQuiz(2), aQuiz(3, { courseId: null, lessonId: 2 })]
    const { visitor, written } = await openLessons(
      {
        'GET /api/quizzes': { body: quizzes },
        'POST /api/quizzes': { status: 201, body: aQuiz(4, { courseId: null, lessonId: 1 }) },
      },
      '?lessons=1&lesson=1',
    )
    const list = within(await screen.findByRole('region', { name: 'Quizzes of this lesson' }))
    expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Question 1?'])
    const fields = await form('Quiz')
    await visitor.type(fields.getByLabelText('Question'), 'Who pays?')
    for (const letter of ['A', 'B', 'C', 'D']) await visitor.type(fields.getByLabelText(`Choice ${letter}`), letter)
    await visitor.click(fields.getByRole('button', { name: 'Create Quiz' }))
    await waitFor(() => expect(shownToast()?.title).toBe('Quiz Created'))
    expect(written()[0]?.body).toMatchObject({ question: 'Who pays?', courseId: null, lessonId: 1, missionId: null })
  }, 60_000)
})
