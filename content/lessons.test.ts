import { describe, expect, test } from 'vitest'
import { HYPE, MONEY } from './claims.ts'
import { loadMissions } from './load-missions.ts'

const lessons = await loadMissions()

/** What a reader sees: link texts without their addresses, headings without marks. */
function words(markdown: string): string[] {
  return markdown.replace(/\]\([^)]*\)/g, ']').match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []
}

function headings(markdown: string): string[] {
  return markdown.split('\n').filter((line) => /^ {0,3}#/.test(line))
}

function linkTargets(markdown: string): string[] {
  return [...markdown.matchAll(/\]\(([^)]*)\)/g)].map(([, target = '']) => target)
}

describe.each(lessons)('station $id, $title', ({ content, description, title }) => {
  test('has 300 to 450 words', () => {
    expect(words(content).length).toBeGreaterThanOrEqual(300)
    expect(words(content).length).toBeLessThanOrEqual(450)
  })

  test('has three or four sections with a heading of the second level, and no title of its own', () => {
    expect(content.startsWith('## ')).toBe(true)
    expect(headings(content).every((line) => /^## \S/.test(line))).toBe(true)
    expect(headings(content).length - 1).toBeGreaterThanOrEqual(3)
    expect(headings(content).length - 1).toBeLessThanOrEqual(4)
  })

  test('gives words to say, and ends with one thing to do today', () => {
    expect(content).toMatch(/^> “.+”$/m)
    expect(headings(content).at(-1)).toBe('## Try it today')
    expect(words(content.split('## Try it today')[1] ?? '').length).toBeGreaterThan(10)
  })

  test('names no sum in any currency', () => {
    expect(`${title} ${description} ${content}`).not.toMatch(MONEY)
  })

  test('makes no promise and no hype', () => {
    expect(`${title} ${description} ${content}`).not.toMatch(HYPE)
  })

  test('links by https only, and names every source with a link', () => {
    expect(linkTargets(content).filter((target) => !target.startsWith('https://'))).toEqual([])
    expect(content).not.toContain('http://')
    for (const line of content.split('\n').filter((text) => /^Sources?:/.test(text))) {
      expect(linkTargets(line).length).toBeGreaterThan(0)
    }
  })

  test('holds no HTML and no pictures, which the page would not show', () => {
    expect(content).not.toMatch(/<[a-z!/]/i)
    expect(content).not.toContain('![')
  })
})

test('a lesson that states a rule about income names the regulator that made it', () => {
  const presenting = lessons.find((lesson) => lesson.id === 4)
  expect(linkTargets(presenting?.content ?? '').some((target) => new URL(target).host.endsWith('ftc.gov'))).toBe(true)
})
