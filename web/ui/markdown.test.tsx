import { render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Markdown } from './markdown.tsx'

function show(content: string, level: 2 | 3 = 2): HTMLElement {
  return render(<Markdown content={content} level={level} />).container
}

describe('Markdown', () => {
  it('is shown as HTML', () => {
    const text = within(show('## Ask first\n\nOne **question**.\n\n> “Which hour?”\n\n- listen\n- wait'))
    expect(text.getByRole('heading', { name: 'Ask first', level: 2 })).toBeDefined()
    expect(text.getByText('question').tagName).toBe('STRONG')
    expect(text.getByText('“Which hour?”').closest('blockquote')).not.toBeNull()
    expect(text.getAllByRole('listitem')).toHaveLength(2)
  })

  it('shows raw HTML as the text it is', () => {
    const text = show(
      'Before <img src=x onerror="alert(1)"> <script>alert(1)</script> after.\n\n<iframe src="https://a.example"></iframe>',
    )
    expect(text.querySelector('img, script, iframe')).toBeNull()
    expect(text.textContent).toContain('<script>alert(1)</script>')
  })

  it.each([
    'javascript:alert(1)',
    'http://a.example',
    'data:text/html,x',
    '//a.example',
    '/api/auth/me',
    'JAVASCRIPT:x',
  ])('keeps the words of a link to %s and nothing else', (address) => {
    const text = show(`Read [the report](${address}).`)
    expect(text.querySelector('a')).toBeNull()
    expect(text.textContent).toContain('Read the report')
  })

  it('opens a link to another site beside this one, without telling it where from', () => {
    show('[The report](https://www.ftc.gov/a)')
    const link = screen.getByRole('link', { name: 'The report' })
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'https://www.ftc.gov/a',
      '_blank',
      'noopener noreferrer',
    ])
  })

  it('has no pictures from elsewhere', () => {
    expect(show('![a](https://a.example/a.png)').querySelector('img')).toBeNull()
  })

  it('knows the names of characters, without asking the browser to parse HTML', () => {
    const parsed = vi.spyOn(Element.prototype, 'innerHTML', 'set')
    expect(show('Fish &amp; chips &ndash; &copy; &#8364;5 &nosuch;').textContent).toBe('Fish & chips – © €5 &nosuch;')
    expect(parsed).not.toHaveBeenCalled()
  })
})
