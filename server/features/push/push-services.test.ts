import { expect, test } from 'vitest'
import { isPushService } from './push-services.ts'

const known = (endpoint: string, pushTestService?: string) => isPushService(endpoint, { pushTestService })

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-db5p.notify.windows.com/w/?token=abc',
])('the server may be sent to %s', (endpoint) => expect(known(endpoint)).toBe(true))

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://ana:secret@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com@127.0.0.1/abc',
  'https://fcm.googleapis.com.example.com/abc',
  'https://push.services.mozilla.com.example.com/',
  'https://evilpush.apple.com/abc',
  'https://push.apple.com/abc',
  'https://.push.apple.com/abc',
  'https://googleapis.com/abc',
  'https://www.fcm.googleapis.com/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.1/abc',
  'https://localhost/abc',
  'http://127.0.0.1:4444/abc',
  'file:///etc/passwd',
  'fcm.googleapis.com',
  '',
])('but never to %s', (endpoint) => expect(known(endpoint)).toBe(false))

test('a test has a push service of its own, at one origin', () => {
  expect(known('http://127.0.0.1:4444/abc', 'http://127.0.0.1:4444')).toBe(true)
  expect(known('http://127.0.0.1:4445/abc', 'http://127.0.0.1:4444')).toBe(false)
})
