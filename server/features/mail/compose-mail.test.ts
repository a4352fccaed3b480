import { messagesIn } from 'messages/server'
import { expect, test } from 'vitest'
import { composeMail } from './compose-mail.ts'

const MARKUP = `<img src=x onerror="alert('1')">&lt;`
const ESCAPED = '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;lt;'

test('a mail says as plain text whatever it is told to say', () => {
  const link = { label: MARKUP, url: 'https://x.example/?a="><img>' }
  const mail = { heading: MARKUP, paragraphs: [MARKUP], action: link, footer: [MARKUP, link] }
  const { text, html } = composeMail(mail, messagesIn('en'))
  expect(text.split(MARKUP)).toHaveLength(6)
  expect(html.split(ESCAPED)).toHaveLength(6)
  expect(html).not.toContain('<img')
})
