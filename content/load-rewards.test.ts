import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { stringify } from 'yaml'
import { loadCustomerEmails, loadEmailSwipes, loadSocialPosts } from './load-rewards.ts'

type Fields = Record<string, unknown>

/** The fields given in place of the right ones. A field set to undefined is left out. */
function aPost(overrides: Fields = {}): Fields {
  return { key: 'a-post', tone: 'warm', title: 'A post', body: 'By {name}: {link}', ...overrides }
}

function anEmail(overrides: Fields = {}): Fields {
  return { key: 'hello-1', sequence: 'hello', step: 1, subject: 'Hello', body: 'By {name}: {link}', ...overrides }
}

/** @param content text, or entries to write as YAML */
async function aFile(name: string, content: unknown): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'rewards-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, name), typeof content === 'string' ? content : stringify(content))
  return pathToFileURL(join(folder, name))
}

async function readPosts(content: unknown) {
  return await loadSocialPosts(await aFile('posts.yaml', content))
}

async function readEmails(content: unknown) {
  return await loadEmailSwipes(await aFile('emails.yaml', content))
}

function aCustomerEmail(overrides: Fields = {}): Fields {
  const fields = { key: 'order-1', sequence: 'order', step: 1, subject: 'Your order', sendOnlyIf: 'They ordered.' }
  return { ...fields, body: 'Here is {product}. {name}', ...overrides }
}

async function readCustomerEmails(content: unknown) {
  return await loadCustomerEmails(await aFile('customers.yaml', content))
}

test('posts come in the order of the file, with their fields', async () => {
  const posts = [aPost({ key: 'b' }), aPost({ key: 'a', tone: 'plain' })]
  expect(await readPosts(posts)).toEqual(posts)
})

test('letters come in the order of the file, with their fields', async () => {
  const emails = [anEmail(), anEmail({ key: 'hello-2', step: 2 }), anEmail({ key: 'bye-1', sequence: 'bye' })]
  expect(await readEmails(emails)).toEqual(emails)
})

test('a letter may have a condition, and a farewell has no link', async () => {
  const emails = [anEmail({ sendOnlyIf: 'They asked.', isFarewell: true, body: 'Bye. {name}' })]
  expect(await readEmails(emails)).toEqual(emails)
})

test('the lines of a text stay lines', async () => {
  const yaml = '- key: a\n  tone: warm\n  title: A\n  body: |-\n    One.\n\n    {link}\n    {name}\n'
  expect((await readPosts(yaml))[0]?.body).toBe('One.\n\n{link}\n{name}')
})

test.each<[string, Fields]>([
  ['posts.yaml: entry 2: key: must be small letters, digits and single hyphens, at most 60', { key: undefined }],
  ['posts.yaml: Two Words: key: must be small letters', { key: 'Two Words' }],
  ['posts.yaml: a-: key: must be small letters', { key: 'a-' }],
  ['posts.yaml: first: key: is that of another entry too', { key: 'first' }],
  ['posts.yaml: a-post: tone: must be warm, plain, curious or thankful', { tone: 'loud' }],
  ['posts.yaml: a-post: tone: must be warm, plain', { tone: undefined }],
  ['posts.yaml: a-post: title: must be text of 1 to 60 characters', { title: '' }],
  ['posts.yaml: a-post: title: must hold no placeholder', { title: 'From {name}' }],
  ['posts.yaml: a-post: body: must be text of 1 to 1200 characters', { body: 'x'.repeat(1201) }],
  ['posts.yaml: a-post: body: must hold {name}', { body: 'See {link}' }],
  ['posts.yaml: a-post: body: must hold {link}', { body: '– {name}' }],
  ['posts.yaml: a-post: body: has {friend}, and only', { body: 'Hello {friend} {link} {name}' }],
  ['posts.yaml: a-post: colour: is not a field here', { colour: 'red' }],
])('says "%s"', async (sentence, overrides) => {
  await expect(readPosts([aPost({ key: 'first' }), aPost(overrides)])).rejects.toThrow(sentence)
})

test.each<[string, Fields]>([
  ['emails.yaml: hello-2: sequence: must be small letters', { sequence: 'Hello' }],
  ['emails.yaml: hello-2: step: must be a whole number, at least 1', { step: '2' }],
  ['emails.yaml: hello-2: step: must be 2, the next of hello', { step: 3 }],
  ['emails.yaml: hello-2: step: must be 2, the next of hello', { step: 1 }],
  ['emails.yaml: hello-2: step: must be 1, the next of other', { sequence: 'other' }],
  ['emails.yaml: hello-2: subject: must be text of 1 to 60 characters', { subject: 'x'.repeat(61) }],
  ['emails.yaml: hello-2: subject: must hold no placeholder', { subject: 'From {name}' }],
  ['emails.yaml: hello-2: body: must hold {link}', { body: '– {name}' }],
  ['emails.yaml: hello-2: body: must hold no {product}', { body: '{product} {link} {name}' }],
  ['emails.yaml: hello-2: body: must hold no {link} in a farewell', { isFarewell: true }],
  ['emails.yaml: hello-2: body: must hold {name}', { isFarewell: true, body: 'Bye' }],
  ['emails.yaml: hello-2: isFarewell: must be true, or left out', { isFarewell: false }],
  ['emails.yaml: hello-2: sendOnlyIf: must be text of 1 to 160 characters', { sendOnlyIf: '' }],
  ['emails.yaml: hello-2: sendOnlyIf: must hold no placeholder', { sendOnlyIf: 'If {name}' }],
])('says "%s"', async (sentence, overrides) => {
  const second = anEmail({ key: 'hello-2', step: 2, ...overrides })
  await expect(readEmails([anEmail(), second])).rejects.toThrow(sentence)
})

test('letters to customers come in the order of the file, with their fields', async () => {
  const emails = [aCustomerEmail(), aCustomerEmail({ key: 'order-2', step: 2 })]
  expect(await readCustomerEmails(emails)).toEqual(emails)
})

test.each<[string, Fields]>([
  ['customers.yaml: order-2: step: must be 2, the next of order', { step: 3 }],
  ['customers.yaml: order-2: sendOnlyIf: must be text of 1 to 160 characters', { sendOnlyIf: undefined }],
  ['customers.yaml: order-2: subject: must hold no placeholder', { subject: 'Your {product}' }],
  ['customers.yaml: order-2: body: must hold {product}', { body: 'Here it is. {name}' }],
  ['customers.yaml: order-2: body: must hold no {link}', { body: '{product} {link} {name}' }],
])('says "%s"', async (sentence, overrides) => {
  const second = aCustomerEmail({ key: 'order-2', step: 2, ...overrides })
  await expect(readCustomerEmails([aCustomerEmail(), second])).rejects.toThrow(sentence)
})

test('a letter away from its sequence is refused', async () => {
  const emails = [anEmail(), anEmail({ key: 'bye-1', sequence: 'bye' }), anEmail({ key: 'hello-2', step: 2 })]
  await expect(readEmails(emails)).rejects.toThrow('hello-2: sequence: must stand together with the other letters of')
})

test.each([
  ['no list', 'key: a-post\n', 'posts.yaml: must be a list'],
  ['a word for an entry', '- hello\n', 'posts.yaml: entry 1: must be fields, one a line'],
  ['no YAML', '- title: One: two\n', 'posts.yaml: Nested mappings'],
])('a file that is %s is refused by name', async (_, content, sentence) => {
  await expect(readPosts(content)).rejects.toThrow(sentence)
})
