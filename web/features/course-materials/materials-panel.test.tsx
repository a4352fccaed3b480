import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aCourse, aMaterial } from '#web/testing/factories.ts'
import { held, refusal } from '#web/testing/fake-api.ts'
import { fakeUpload } from '#web/testing/fake-upload.ts'
import { form, openManager, row } from '#web/testing/open-manager.tsx'
import { shownToast } from '#web/testing/open-page.tsx'

const LIST = [
  aMaterial(1, { title: 'Checklist', type: 'link', fileUrl: 'https://docs.example/list', description: 'One page.' }),
  aMaterial(2, { title: 'Planner', fileUrl: '/files/abc' }),
]

function openMaterials({ materials = LIST as unknown[], plan = {} } = {}) {
  return openManager({
    courses: [aCourse(1)],
    search: '?materials=1',
    plan: { 'GET /api/course-materials/1': () => ({ body: materials }), ...plan },
  })
}

async function fill(visitor: Awaited<ReturnType<typeof openMaterials>>['visitor'], values: Record<string, string>) {
  const material = await form('Material')
  for (const [label, text] of Object.entries(values)) await visitor.type(material.getByLabelText(label), text)
}

describe('the materials of a course', () => {
  it('open by the button in its row and close again, the address says which', async () => {
    const { visitor, address } = await openManager({
      courses: [aCourse(1)],
      plan: { 'GET /api/course-materials/1': { body: LIST } },
    })
    const button = (await row('Course 1')).getByRole('button', { name: 'Materials' })
    await visitor.click(button)
    const panel = within(await screen.findByRole('region', { name: 'Materials of "Course 1"' }))
    expect(address()).toBe('/content-manager?materials=1')
    expect((await panel.findByRole('link', { name: 'Checklist' })).getAttribute('href')).toBe(
      'https://docs.example/list',
    )
    expect(panel.getByText('Link · docs.example · One page.')).toBeDefined()
    expect(panel.getByText('PDF · uploaded file')).toBeDefined()
    await visitor.click(panel.getByRole('button', { name: 'Close materials' }))
    await waitFor(() => expect(document.activeElement).toBe(button))
    expect(address()).toBe('/content-manager')
  })

  it('may be none yet', async () => {
    await openMaterials({ materials: [] })
    expect(await screen.findByText('This course has no materials yet.')).toBeDefined()
  })

  it('never lead where a link may not', async () => {
    await openMaterials({ materials: [aMaterial(1, { title: 'Trap', fileUrl: 'javascript:alert(1)' })] })
    expect(await screen.findByText('Trap')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Trap' })).toBeNull()
  })
})

describe('removing a material', () => {
  async function remove(plan: object) {
    const opened = await openMaterials({ plan })
    await screen.findByText('Checklist')
    await opened.visitor.click(screen.getByRole('button', { name: 'Remove', description: 'Checklist' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText('Remove "Checklist" from this course?')).toBeDefined()
    await opened.visitor.click(question.getByRole('button', { name: 'Remove' }))
    return opened
  }

  it('asks first', async () => {
    const { written } = await remove({ 'DELETE /api/course-materials/1': { status: 204 } })
    await waitFor(() => expect(shownToast()?.title).toBe('Material Deleted'))
    expect(written().map(({ path }) => path)).toEqual(['/api/course-materials/1'])
  })

  it('is over with the last one, though the other lists are slow', async () => {
    let materials = [aMaterial(1, { title: 'Checklist' })]
    let isSlow = false
    const quizzes = held()
    const { visitor } = await remove({
      'GET /api/course-materials/1': () => ({ body: materials }),
      'GET /api/quizzes': () => (isSlow ? quizzes.reply() : { body: [] }),
      'DELETE /api/course-materials/1': () => {
        materials = []
        isSlow = true
        return { status: 204 }
      },
      'POST /api/course-materials': () => {
        materials = [aMaterial(2, { title: 'A talk' })]
        return { status: 201, body: materials[0] }
      },
    })
    await screen.findByText('This course has no materials yet.')
    quizzes.release({ body: [] })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    // The focus moves to the panel shortly after the dialog has closed; typing before that would lose it midway.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^Materials of/ })))
    await fill(visitor, { Title: 'A talk' })
    await visitor.click(screen.getByRole('button', { name: 'Add Material' }))
    expect(await screen.findByText('A talk')).toBeDefined()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('says that it failed', async () => {
    await remove({ 'DELETE /api/course-materials/1': refusal(500, 'INTERNAL', 'Something went wrong.') })
    await waitFor(() =>
      expect(shownToast()).toEqual({
        title: 'Error',
        description: 'Failed to remove material',
        variant: 'destructive',
      }),
    )
  })
})

describe('adding a material', () => {
  it('does nothing without a title', async () => {
    const { visitor, written } = await openMaterials()
    await fill(visitor, { Title: '  ', Link: 'https://docs.example/a' })
    await visitor.click(screen.getByRole('button', { name: 'Add Material' }))
    expect(shownToast()).toBeUndefined()
    expect(written()).toEqual([])
  })

  it('sends course, title, type, description and link', async () => {
    const { visitor, written } = await openMaterials({
      plan: { 'POST /api/course-materials': { status: 201, body: aMaterial(3) } },
    })
    await fill(visitor, { Title: 'A talk', Description: 'Ten minutes.', Link: 'https://docs.example/a' })
    await visitor.selectOptions((await form('Material')).getByLabelText('Type'), 'Link')
    await visitor.click(screen.getByRole('button', { name: 'Add Material' }))
    await waitFor(() => expect(shownToast()?.title).toBe('Material Created'))
    expect(written()[0]?.body).toEqual({
      courseId: 1,
      title: 'A talk',
      type: 'link',
      description: 'Ten minutes.',
      fileUrl: 'https://docs.example/a',
    })
    expect((await form('Material')).getByLabelText<HTMLInputElement>('Title').value).toBe('')
  })

  it('says the server’s sentence where it failed', async () => {
    const { visitor } = await openMaterials({
      plan: { 'POST /api/course-materials': refusal(404, 'COURSE_NOT_FOUND', 'Course not found.') },
    })
    await fill(visitor, { Title: 'A talk' })
    await visitor.click(screen.getByRole('button', { name: 'Add Material' }))
    await waitFor(() => expect(shownToast()?.description).toBe('Course not found.'))
    expect((await form('Material')).getByText('Course not found.')).toBeDefined()
  })

  it('refuses an unsafe link, at its field', async () => {
    const { visitor, written } = await openMaterials()
    await fill(visitor, { Title: 'A talk', Link: 'data:text/html,x' })
    await visitor.click(screen.getByRole('button', { name: 'Add Material' }))
    expect((await form('Material')).getByLabelText('Link').ariaInvalid).toBe('true')
    expect(written()).toEqual([])
  })
})

describe('uploading a file', () => {
  const FILE = new File(['%PDF-'], 'weekly_planner.pdf', { type: 'application/pdf' })

  async function send(file = FILE, plan = {}) {
    const sendings = fakeUpload()
    const opened = await openMaterials({ plan })
    await opened.visitor.upload((await form('Material')).getByLabelText('File'), file)
    await opened.visitor.click(screen.getByRole('button', { name: 'Add Material' }))
    await waitFor(() => expect(sendings).toHaveLength(1))
    const [sending] = sendings
    if (!sending) throw new Error('nothing was sent')
    return { ...opened, sending }
  }

  it('sends it with its title, taken from its name where none was typed, and says how far it is', async () => {
    const { sending } = await send()
    expect(sending.path).toBe('/api/course-materials/upload')
    expect([...sending.form.keys()]).toEqual(['courseId', 'title', 'file'])
    expect([sending.form.get('courseId'), sending.form.get('title')]).toEqual(['1', 'weekly planner'])
    act(() => sending.progress(40, 100))
    expect(screen.getByRole('progressbar', { name: 'Uploaded' }).ariaValueNow).toBe('40')
    act(() => sending.answer(201, aMaterial(3)))
    await waitFor(() => expect(shownToast()?.title).toBe('Material Created'))
    expect((await form('Material')).getByLabelText<HTMLInputElement>('File').files).toHaveLength(0)
  })

  it('sends no title that is longer than the server takes, and cuts no character in two', async () => {
    const { sending } = await send(new File(['%PDF-'], `${'x'.repeat(119)}😀y.pdf`, { type: 'application/pdf' }))
    expect(sending.form.get('title')).toBe(`${'x'.repeat(119)}😀`)
  })

  it('keeps what is typed and chosen for the next one meanwhile', async () => {
    const { visitor, sending } = await send()
    const material = await form('Material')
    const title = material.getByLabelText<HTMLInputElement>('Title')
    await visitor.clear(title)
    await visitor.type(title, 'The next one')
    await visitor.upload(material.getByLabelText('File'), new File(['%PDF-'], 'next.pdf', { type: 'application/pdf' }))
    act(() => sending.answer(201, aMaterial(3)))
    await waitFor(() => expect(shownToast()?.title).toBe('Material Created'))
    expect(title.value).toBe('The next one')
    expect(material.getByLabelText<HTMLInputElement>('File').files?.[0]?.name).toBe('next.pdf')
  })

  it('says why the server refused it, and keeps the form', async () => {
    const { sending } = await send()
    act(() => sending.answer(415, { code: 'FILE_REFUSED', message: 'Please upload a PDF.' }))
    await waitFor(() => expect(shownToast()?.description).toBe('Please upload a PDF.'))
    expect((await form('Material')).getByLabelText<HTMLInputElement>('Title').value).toBe('weekly planner')
  })

  it('says that the connection was lost', async () => {
    const { sending } = await send()
    act(() => sending.fail())
    await waitFor(() => expect(shownToast()?.description).toContain('We couldn’t reach Whistlestop.'))
  })

  it('can be called off, without a complaint', async () => {
    const { visitor, sending } = await send()
    await visitor.click(screen.getByRole('button', { name: 'Cancel Upload' }))
    expect(sending.calledOff).toBe(true)
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    expect(shownToast()).toBeUndefined()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Material' }))
  })

  it('shows what the server had taken when it was called off', async () => {
    let stored: unknown[] = []
    const { visitor } = await send(FILE, { 'GET /api/course-materials/1': () => ({ body: stored }) })
    stored = [aMaterial(3, { title: 'Weekly planner' })]
    await visitor.click(screen.getByRole('button', { name: 'Cancel Upload' }))
    expect(await screen.findByText('Weekly planner')).toBeDefined()
  })

  it('can still be cancelled at 100%: the file may never arrive', async () => {
    const { visitor, sending } = await send()
    const cancel = screen.getByRole('button', { name: 'Cancel Upload' })
    cancel.focus()
    act(() => sending.progress(100, 100))
    expect(screen.getByText('Checking the file...')).toBeDefined()
    expect(document.activeElement).toBe(cancel)
    await visitor.click(cancel)
    expect(sending.calledOff).toBe(true)
  })

  it('says what is wrong where a proxy refuses the file with a page of its own', async () => {
    const { sending } = await send()
    act(() => sending.answer(413, '<h1>413 Request Entity Too Large</h1>'))
    await waitFor(() => expect(shownToast()?.description).toMatch(/^This file is larger than the server/))
  })

  it('refuses more than 25 MiB before it is sent', async () => {
    const sendings = fakeUpload()
    const { visitor } = await openMaterials()
    const large = new File(['%PDF-'], 'large.pdf', { type: 'application/pdf' })
    Object.defineProperty(large, 'size', { value: 25 * 1024 * 1024 + 1 })
    await visitor.upload((await form('Material')).getByLabelText('File'), large)
    await visitor.click(screen.getByRole('button', { name: 'Add Material' }))
    expect(await screen.findByText('A file can be at most 25 MiB.')).toBeDefined()
    expect(sendings).toEqual([])
  })
})
