import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { WholeNumberField } from './whole-number-field.tsx'

function Field({ numbers }: { numbers: number[] }) {
  const [value, setValue] = useState(2)
  const take = (number: number) => {
    numbers.push(number)
    setValue(number)
  }
  return <WholeNumberField label="Mood" min={-3} max={3} value={value} onNumber={take} />
}

it('takes a negative number and digits of other scripts, and nothing that is none or out of range', async () => {
  const numbers: number[] = []
  render(<Field numbers={numbers} />)
  const visitor = userEvent.setup()
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Mood' })
  await visitor.clear(field)
  await visitor.type(field, '-')
  expect(field.value).toBe('-')
  await visitor.type(field, '1')
  expect(numbers).toEqual([-1])
  await visitor.type(field, '4')
  expect(numbers).toEqual([-1])
  await visitor.tab()
  expect(field.value).toBe('-1')
  await visitor.clear(field)
  await visitor.type(field, '٣')
  expect(numbers).toEqual([-1, 3])
})
