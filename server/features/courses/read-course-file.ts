import { CourseFile } from 'contract/course-file'
import { type LessonFault, lessonFault } from 'game/lesson-faults'
import { isSafeLink } from 'game/links'
import { type Document, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { describeProblem, type Problem } from '#server/http/describe-problem.ts'
import { compileBody } from '#server/http/validation.ts'
import { Refusal, type Sentence } from '#server/refusal.ts'

/** A course file may use aliases, but not so many that it expands without bounds. */
const MAX_ALIASES = 20

/** For all aliases together: each is looked up among all nodes. */
const MAX_ALIASES_IN_ALL = 200

/**
 * The library compares each name in a mapping with all before it, and so do its sets and ordered maps: ten thousand
 * names block the process for seconds, and ten times as many take a hundred times as long. They are compared here
 * instead; no course needs such a tag.
 */
const PARSING = {
  logLevel: 'error',
  // Rendering the source line of each error would cost the most.
  prettyErrors: false,
  uniqueKeys: false,
  schema: 'core',
  resolveKnownTags: false,
} as const

const check = compileBody<CourseFile>(CourseFile)

/** @throws Refusal INVALID */
export function readCourseFile(yaml: string): CourseFile {
  const file = parseYaml(yaml)
  if (!check(file)) {
    const [problem] = check.errors ?? []
    throw wrong(placeOf(problem?.instancePath.split('/').slice(1) ?? []), describeAt(problem as Problem))
  }
  const unsafe = file.materials.findIndex(({ fileUrl }) => fileUrl && !isSafeLink(fileUrl))
  if (unsafe !== -1) throw wrong(placeOf(['materials', unsafe]), ({ content }) => content.fullLink)
  for (const [index, { cards }] of (file.lessons ?? []).entries()) {
    const fault = lessonFault(cards)
    if (fault !== null) throw wrong(placeOf(['lessons', index, 'cards', ...fault.place]), () => sentenceOf(fault))
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
    throw wrong(lineOf(lineCounter.linePos(fault.pos[0]).line || 1), ({ content }) => content.notYaml)
  }
  requireNamesOnce(document, lineCounter)
  try {
    requireFewAliases(document)
    return document.toJS({ maxAliasCount: MAX_ALIASES })
  } catch {
    throw wrong(
      ({ content }) => content.aliases,
      ({ content }) => content.aliasesTooLarge,
    )
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
          throw wrong(lineOf(line), ({ content }) => content.nameTwice)
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

/** `quizzes`, 3, `choices`, 0, counted from 1: quizzes, number 4, choices, number 1. */
function placeOf(parts: readonly (string | number)[]): Sentence {
  return ({ content }) => {
    const nth = (part: string | number) => content.nth({ number: String(Number(part) + 1) })
    return parts.map((part) => (/^\d+$/.test(String(part)) ? nth(part) : part)).join(', ') || content.beginning
  }
}

function lineOf(line: number): Sentence {
  return ({ content }) => content.line({ line: String(line) })
}

/** The sentence names a field, never a number in a list. */
function describeAt(problem: Problem): Sentence {
  const field = { ...problem, instancePath: problem.instancePath.replace(/(\/\d+)+$/, '') }
  return (messages) => describeProblem(field, 'body', undefined, messages)
}

function wrong(place: Sentence, fault: Sentence): Refusal {
  return new Refusal('INVALID', {
    message: (messages) =>
      messages.content.courseFileFault({ place: place(messages).slice(0, 80), fault: fault(messages) }),
  })
}
