import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { Refusal } from '#server/refusal.ts'
import { readForm } from './read-form.ts'

const FORM = [
  '--frontier',
  'content-disposition: form-data; name="file"; filename="a.pdf"',
  'content-type: application/pdf',
  '',
  '%PDF-',
  '--frontier--',
  '',
].join('\r\n')

/** @returns what the form is refused with, where storing its file fails */
async function failureOf(error: Error): Promise<unknown> {
  const app = Fastify()
  await app.register(multipart)
  let failure: unknown
  app.post('/', async (request) => {
    const receive = async () => {
      throw error
    }
    await readForm(request, { largestFile: 100, tooLarge: () => new Refusal('TOO_LARGE'), receive }).catch((err) => {
      failure = err
    })
    return null
  })
  const headers = { 'content-type': 'multipart/form-data; boundary=frontier' }
  await app.inject({ method: 'POST', url: '/', headers, payload: FORM })
  await app.close()
  return failure
}

test('a fault of the disk stays one, whatever its path is', async () => {
  const path = '/mnt/part1/files/x.part'
  const fault = Object.assign(new Error(`ENFILE: file table overflow, open '${path}'`), {
    code: 'ENFILE',
    syscall: 'open',
  })
  expect(await failureOf(fault)).toBe(fault)
})

test('a form that its parser can’t read is refused', async () => {
  expect(await failureOf(new Error('Unexpected end of multipart data'))).toMatchObject({ code: 'INVALID' })
})
