import { render, screen, within } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { Markdown } from './markdown.tsx'
import { readBlocks } from './markdown-blocks.ts'
import { readInline } from './markdown-inline.ts'

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

  it('opens a link to another site in a new tab, without a referrer', () => {
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

describe('the Markdown of lessons', () => {
  const html = (content: string) => show(content).firstElementChild?.innerHTML

  it.each([
    ['a heading of any level', '# A\n### B ##\nText', '<h2>A</h2><h3>B</h3><p>Text</p>'],
    ['underlined headings', 'One\n===\n\nTwo\n---', '<h2>One</h2><h2>Two</h2>'],
    ['a paragraph over lines', 'One\ntwo\n\nThree', '<p>One\ntwo</p><p>Three</p>'],
    ['a line break', 'One  \ntwo\\\nthree', '<p>One<br>two<br>three</p>'],
    ['a tight list', '- One\n- Two\n  more', '<ul><li>One</li><li>Two\nmore</li></ul>'],
    ['a loose list', '- One\n\n- Two', '<ul><li><p>One</p></li><li><p>Two</p></li></ul>'],
    [
      'a list in a list',
      '1. One\n   - a\n   - b\n2. Two',
      '<ol><li>One<ul><li>a</li><li>b</li></ul></li><li>Two</li></ol>',
    ],
    ['a list that starts at three', '3. Three\n4. Four', '<ol start="3"><li>Three</li><li>Four</li></ol>'],
    ['no list where a sentence begins with a year', 'It was\n1999. That was it.', '<p>It was\n1999. That was it.</p>'],
    ['a quote of two paragraphs', '> One\ntwo\n>\n> Three', '<blockquote><p>One\ntwo</p><p>Three</p></blockquote>'],
    ['code', '`a * b` and ``c ` d``', '<p><code>a * b</code> and <code>c ` d</code></p>'],
    ['code between fences', '```\n# no\n<b>\n```\nAfter', '<pre><code># no\n&lt;b&gt;</code></pre><p>After</p>'],
    ['a rule', 'One\n\n* * *\n\nTwo', '<p>One</p><hr><p>Two</p>'],
    [
      'a table',
      '| A | B |\n| --- | :-: |\n| 1 | \\| |',
      '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>|</td></tr></tbody></table>',
    ],
    [
      'emphasis',
      '*a* **b** _c_ __d__ ***e***',
      '<p><em>a</em> <strong>b</strong> <em>c</em> <strong>d</strong> <em><strong>e</strong></em></p>',
    ],
    ['emphasis in emphasis', '**a *b* c**', '<p><strong>a <em>b</em> c</strong></p>'],
    ['marks that emphasize nothing', '2 * 3 * 4, snake_case_name, **open', '<p>2 * 3 * 4, snake_case_name, **open</p>'],
    ['what is escaped', '\\*a\\* \\[b](c) 1\\. \\\\', '<p>*a* [b](c) 1. \\</p>'],
    ['brackets that are no link', '[a] and [b [c]] (d)', '<p>[a] and [b [c]] (d)</p>'],
  ])('has %s', (_, content, expected) => {
    expect(html(content)).toBe(expected)
  })

  it('links the address in angle brackets and the one in a sentence, without its full stop', () => {
    show('See <https://a.example/b>, or https://c.example/d?e=f.')
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['https://a.example/b', 'https://a.example/b'],
      ['https://c.example/d?e=f', 'https://c.example/d?e=f'],
    ])
  })

  it('puts one level less into a dialog', () => {
    expect(show('## A\n### B', 3).firstElementChild?.innerHTML).toBe('<h3>A</h3><h4>B</h4>')
  })

  it('makes nothing but its own elements of any text, and links to https alone', () => {
    const pieces = fc.constantFrom(
      ...[
        '*',
        '**',
        '_',
        '`',
        '```\n',
        '[',
        ']',
        '(',
        ')',
        '](javascript:x)',
        '](https://a.example)',
        '![',
        '<',
        '>',
        '&lt;',
        '\\',
      ],
      ...[
        '<script>',
        ' onclick="x"',
        '\n',
        '\n\n',
        '> ',
        '- ',
        '1. ',
        '    ',
        '# ',
        '|',
        '| --- |\n',
        'word',
        ' ',
        '&#0;',
        '&#xD800;',
      ],
    )
    const allowed = /^(DIV|H[2-6]|P|UL|OL|LI|BLOCKQUOTE|PRE|CODE|TABLE|THEAD|TBODY|TR|TH|TD|HR|EM|STRONG|A|BR)$/
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (drawn) => {
        const { container, unmount } = render(<Markdown content={drawn.join('')} level={2} />)
        for (const element of container.querySelectorAll('*')) {
          expect(element.tagName).toMatch(allowed)
          const names = element.getAttributeNames().filter((name) => !['class', 'start'].includes(name))
          expect(element.tagName === 'A' ? names : names.length).toEqual(
            element.tagName === 'A' ? ['href', 'target', 'rel'] : 0,
          )
          if (element.tagName === 'A') expect(element.getAttribute('href')).toMatch(/^https:\/\//)
        }
        unmount()
      }),
      { numRuns: 200 },
    )
  })

  it.each([
    '*a ',
    '[',
    '`',
    '` `` ',
    '> ',
    '- ',
    '<',
    '&',
    '**',
    '_a',
    '](',
    '![[',
    'https://',
    '(',
    '| ',
    '#',
    '1. ',
    '\\',
    '~',
  ])('reads 20,000 characters of %j as fast as others', (piece) => {
    const text = piece.repeat(20_000 / piece.length)
    const start = process.cpuUsage()
    for (const block of readBlocks(text)) if ('text' in block) readInline(block.text)
    readInline(text)
    const { user } = process.cpuUsage(start)
    expect(user / 1000).toBeLessThan(1_000)
  })
})
