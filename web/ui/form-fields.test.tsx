import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { FileField } from './file-field.tsx'
import { SelectField } from './select-field.tsx'
import { Switch } from './switch.tsx'
import { TextArea } from './text-area.tsx'

const NOTES = { hint: 'A sentence.', error: 'What to do.', optional: true }

describe.each([
  ['a text area', <TextArea key="" label="Field" {...NOTES} />],
  ['a select', <SelectField key="" label="Field" options={[{ value: 'a', label: 'A' }]} {...NOTES} />],
  ['a file field', <FileField key="" label="Field" onFile={() => undefined} {...NOTES} />],
])('%s', (_, field) => {
  it('is named by its label alone, and its hint and error are read out with it', () => {
    render(field)
    const control = screen.getByLabelText('Field', { selector: 'input, select, textarea' })
    const notes = control.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(notes.map((id) => document.getElementById(id)?.textContent)).toEqual(['A sentence.', 'What to do.'])
    expect(control.getAttribute('aria-invalid')).toBe('true')
  })
})

it('a file field gives the chosen file, and null when the choice is taken back', async () => {
  const chosen: (File | null)[] = []
  render(<FileField label="File" onFile={(file) => chosen.push(file)} />)
  const file = new File(['text'], 'a.pdf')
  await userEvent.upload(screen.getByLabelText('File'), file)
  await userEvent.upload(screen.getByLabelText('File'), [])
  expect(chosen).toEqual([file, null])
})

it('a switch is turned by Space and by a press on its label', async () => {
  render(<Switch label="Published" hint="Everybody sees it." />)
  const control = screen.getByRole<HTMLInputElement>('switch', { name: 'Published', description: 'Everybody sees it.' })
  control.focus()
  await userEvent.keyboard(' ')
  expect(control.checked).toBe(true)
  await userEvent.click(screen.getByText('Published'))
  expect(control.checked).toBe(false)
})
