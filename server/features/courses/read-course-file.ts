import { CourseFile } from 'contract/course-file'
import { type LessonFault, lessonFault } from 'game/lesson-faults'
import { isSafeLink } from 'game/links'
import { type Document, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { describeProblem, type Problem } from '#server/http/describe-problem.ts'
import { bodyCompiler } from '#server/http/validation.ts'
import { Refusal } from '#server/refusal.ts'

/** A course file may say a thing once and mean it again, but not so often that it grows out of hand. */
const MAX_ALIASES = 20

/** Of all things together: each alias is looked for among all of them. */
const MAX_ALIASES_IN_ALL = 200

/**
 * The library compares each name in a mapping with all before it, and so do its sets and ordered maps: ten thousand names
 * held the process up for seconds, ten times as many take a hundred times as long. They are compared here instead, and no
 * course needs such a tag.
 */
const PARSING = {
  logLevel: 'error',
  // A picture of its line for each error would cost the most.
  prettyErrors: false,
  uniqueKeys: false,
  schema: 'core',
  resolveKnownTags: false,
} as const

const check = bodyCompiler()<CourseFile>(CourseFile)

/** @throws Refusal INVALID */
export function readCourseFile(yaml: string): CourseFile {
  const file = parseYaml(yaml)
  if (!check(file)) {
    const [problem] = check.errors ?? []
    throw wrong(placeOf(problem?.instancePath.split('/').slice(1) ?? []), describeAt(problem as Problem))
  }
  const unsafe = file.materials.findIndex(({ fileUrl }) => fileUrl && !isSafeLink(fileUrl))
  if (unsafe !== -1)
    throw wrong(`materials, number ${unsafe + 1}`, 'The link must be a full https:// or http:// address.')
  for (const [index, { cards }] of (file.lessons ?? []).entries()) {
    const fault = lessonFault(cards)
    if (fault !== null) throw wrong(placeOf(['lessons', index, 'cards', ...fault.place]), sentenceOf(fault))
  }
  return file
}

/** The field itself is the last part of its place. */
function sentenceOf({ place, sentence }: LessonFault): string {
  return `"${place.findLast((part) => typeof part === 'string')}" ${sentence}.`
}

function parseYaml(yaml: string): unknown {
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { ...PARSING, lineCounter })
  const [fault] = document.errors
  if (fault !== undefined) {
    throw wrong(`line ${lineCounter.linePos(fault.pos[0]).line || 1}`, 'This isn’t valid YAML.')
  }
  requireNamesOnce(document, lineCounter)
  try {
    requireFewAliases(document)
    return document.toJS({ maxAliasCount: MAX_ALIASES })
  } catch {
    throw wrong('its aliases', 'They make the file too large.')
  }
}

function requireNamesOnce(document: Document.Parsed, lines: LineCounter): void {
  visit(document, {
    Map: (_key, { items }) => {
      const names = new Set<unknown>()
      for (const { key } of items) {
        if (!isScalar(key)) continue
        if (names.has(key.value)) {
          const { line } = lines.linePos(key.range?.[0] ?? 0)
          throw wrong(`line ${line}`, 'This name is there twice.')
        }
        names.add(key.value)
      }
    },
  })
}

function requireFewAliases(document: Document.Parsed): void {
  let aliases = 0
  visit(document, {
    Alias: () => {
      aliases += 1
      if (aliases > MAX_ALIASES_IN_ALL) throw new RangeError('More aliases than a course needs.')
    },
  })
}

/** `quizzes`, 3, `choices`, 0 as a person counts: quizzes, number 4, choices, number 1. */
function placeOf(parts: readonly (string | number)[]): string {
  const places = parts.map((part) => (/^\d+$/.test(String(part)) ? `number ${Number(part) + 1}` : part))
  return places.join(', ') || 'its beginning'
}

/** The sentence names a field, never a number in a list. */
function describeAt(problem: Problem): string {
  return describeProblem({ ...problem, instancePath: problem.instancePath.replace(/(\/\d+)+$/, '') }, 'body')
}

function wrong(place: string, sentence: string): Refusal {
  return new Refusal('INVALID', { message: `The file has a mistake at ${place.slice(0, 80)}: ${sentence}` })
}
