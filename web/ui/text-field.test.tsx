import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { TextField } from './text-field.tsx'

const describedBy = (input: HTMLElement): string =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

describe('a text field', () => {
  it('is named by its label alone, also when it is optional', () => {
    render(<TextField label="Phone" optional />)
    expect(screen.getByRole('textbox', { name: 'Phone' })).toBe(screen.getByLabelText('Phone'))
    expect(screen.getByText('optional')).toBeTruthy()
  })

  it('is described by its hint and by what is wrong with it', () => {
    render(<TextField label="Email" hint="Where we write to." error="Please enter a valid email address" />)
    const input = screen.getByLabelText('Email')
    expect(describedBy(input)).toBe('Where we write to. Please enter a valid email address')
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })

  it('shows a password on request and hides it again', async () => {
    render(<TextField label="Password" type="password" />)
    const input = screen.getByLabelText('Password')
    await userEvent.click(screen.getByRole('button', { name: /^Show/ }))
    expect(input.getAttribute('type')).toBe('text')
    await userEvent.click(screen.getByRole('button', { name: /^Hide/ }))
    expect(input.getAttribute('type')).toBe('password')
  })

  it('is written from left to right where it takes an address or a number, and in its own direction where it takes text', () => {
    render(['email', 'tel', 'url', 'text'].map((type) => <TextField key={type} label={type} type={type} />))
    const directions = ['email', 'tel', 'url', 'text'].map((type) => screen.getByLabelText(type).getAttribute('dir'))
    expect(directions).toEqual(['ltr', 'ltr', 'ltr', 'auto'])
  })

  it('lets nothing but the field answer to the name Password', () => {
    render(<TextField label="Password" type="password" />)
    expect(screen.getAllByLabelText(/password/i)).toHaveLength(1)
    expect(screen.queryByRole('button', { name: /password/i })).toBeNull()
  })
})
