import { describe, expect, it, test } from 'vitest'
import { fillMessage, messageLink } from './rescue-messages.ts'

describe('a message', () => {
  it('has the first name, the title and the days in it', () => {
    const text = 'Hi {name}, “{title}” after {days} days. {name}!'
    expect(fillMessage(text, { name: 'Ada Maria Weber', title: 'Listening', days: 7 })).toBe(
      'Hi Ada, “Listening” after 7 days. Ada!',
    )
  })

  it('leaves what a name or title holds as it is', () => {
    expect(fillMessage('Hi {name}: {title}', { name: '{title} $&', title: '{name} $1' })).toBe('Hi {title}: {name} $1')
  })

  test.each([
    ['whatsapp', 'https://wa.me/?text=Hi%20Ada%20%26%20Bo%3F'],
    ['sms', 'sms:?&body=Hi%20Ada%20%26%20Bo%3F'],
    ['email', 'mailto:?body=Hi%20Ada%20%26%20Bo%3F'],
  ] as const)('goes by %s without an address, whole', (way, link) => {
    expect(messageLink(way, 'Hi Ada & Bo?')).toBe(link)
  })
})
