import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const WEB = join(import.meta.dirname, '..')

/** Lines that may speak of left and right, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'padding-right: var(--scroll-bar);': 'browsers keep the scroll bar of a page on the right in either direction',
  'transform: translateX(var(--radix-toast-swipe-move-x));': 'the way of the finger',
  'transform: translateX(var(--radix-toast-swipe-end-x));': 'the way of the finger',
  'radial-gradient(circle at 0 var(--tear), var(--punch)) left / 51% 100% no-repeat,': 'its pair is on the right',
  'radial-gradient(circle at 100% var(--tear), var(--punch)) right / 51% 100% no-repeat;': 'its pair is on the left',
  'style={{ left: x - NODE.width / 2, top: y - NODE.height / 2, ...NODE }}': 'in a graph with dir="ltr"',
}

const CLASSES =
  /(?<=[\s"'`:!])-?(?:(?:m|p|scroll-m|scroll-p)[lr]-[\w[(.]|(?:left|right)-(?:[\d[(]|px|full|auto)|(?:border|rounded)-(?:[lr]|[tb][lr])(?=[\s"'`-])|(?:text|float|clear|object|origin|bg)-(?:(?:top|bottom)-)?(?:left|right)(?=[\s"'`])|(?:bg-linear|mask|bg-gradient)-to-[tb]?[lr](?=[\s"'`]))/
const SIDEWAYS_MOVES = /-?translate-(?:x-)?[\d[(f]/
const STYLES = /style=\{\{.*\b(?:left|right|(?:margin|padding|border)(?:Left|Right)\w*): /
const ICON = '(?:Arrow|Chevron|Move|Corner\\w+)(?:Left|Right)|Undo2?|Redo2?'

function sources(pattern: string) {
  return globSync(pattern, { cwd: WEB, exclude: ['dist/**', 'node_modules/**', '**/*.test.tsx'] }).map((file) => ({
    file,
    text: readFileSync(join(WEB, file), 'utf8'),
  }))
}

function linesWith(pattern: string, isWrong: (line: string) => boolean): string[] {
  return sources(pattern).flatMap(({ file, text }) =>
    text
      .split('\n')
      .map((line, index) => ({ line: line.trim(), at: `${file}:${index + 1}` }))
      .filter(({ line }) => !Object.hasOwn(ALLOWED, line) && isWrong(line))
      .map(({ line, at }) => `${at} ${line}`),
  )
}

describe('the components', () => {
  it('name sides by start and end', () => {
    expect(linesWith('**/*.tsx', (line) => CLASSES.test(line) || STYLES.test(line))).toEqual([])
  })

  it('turn a sideways move around where the text runs from right to left', () => {
    expect(linesWith('**/*.tsx', (line) => SIDEWAYS_MOVES.test(line) && !/rtl:\S*translate-x-/.test(line))).toEqual([])
  })

  it('mirror each arrow that points along the line, in one way', () => {
    const plain = sources('**/*.tsx').flatMap(({ file, text }) => {
      const tags = text.match(new RegExp(`<(?:${ICON})\\s[^>]*>`, 'g')) ?? []
      const imports = new RegExp(`import \\{[^}]*\\b(?:${ICON})\\b[^}]*\\} from 'lucide-react'`).test(text)
      const isMirrored = tags.every((tag) => tag.includes('rtl:-scale-x-100')) && text.includes('rtl:-scale-x-100')
      return imports && !isMirrored ? [file] : []
    })
    expect(plain).toEqual([])
    expect(linesWith('**/*.tsx', (line) => line.includes('rtl:rotate-180'))).toEqual([])
  })
})

describe('the style sheets', () => {
  it('name sides by start and end', () => {
    expect(linesWith('styles/*.css', isPhysical)).toEqual([])
  })

  it('and components still need each line that is allowed', () => {
    const lines = [...sources('styles/*.css'), ...sources('**/*.tsx')].flatMap(({ text }) => text.split('\n'))
    const present = new Set(lines.map((line) => line.trim()))
    expect(Object.keys(ALLOWED).filter((line) => !present.has(line))).toEqual([])
  })
})

function isPhysical(line: string): boolean {
  const [, property = '', value = ''] = /^(?:\w+ \{ )?([\w-]+):\s*(.+?);?$/.exec(line) ?? []
  if (/(?:^|-)(?:left|right)(?:-|$)/.test(property)) return true
  if (/\b(?:left|right)\b/.test(line.replaceAll(/\/\*.*?\*\/|--[\w-]+/g, '')) && !line.startsWith('/*')) return true
  if (/translate(?:X|3d)?\(/.test(value) && !value.includes('--flow')) return true
  return isUneven(property, value)
}

/** Four values of which the one for the right and the one for the left differ. */
function isUneven(property: string, value: string): boolean {
  if (!/^(?:inset|margin|padding|border-(?:width|style|color|radius)|scroll-(?:margin|padding))$/.test(property)) {
    return false
  }
  const [first, second, third, fourth] = value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []
  if (fourth === undefined) return false
  return property === 'border-radius' ? first !== second || third !== fourth : second !== fourth
}
