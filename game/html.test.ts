import { expect, test } from 'vitest'
import { escapeHtml } from './html.ts'

test('a text that looks like HTML is the same text in HTML', () => {
  expect(escapeHtml(`<img src="x" onerror='alert(1)'> & &lt;`)).toBe(
    '&lt;img src=&quot;x&quot; onerror=&#39;alert(1)&#39;&gt; &amp; &amp;lt;',
  )
})
