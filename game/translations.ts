/** The language of the originals. */
export const ORIGINAL_LANGUAGE = 'en'

/** What can have translations. The id of a site text and of a figure is its key, every other id a number. */
export const TRANSLATED_KINDS = [
  'mission',
  'course',
  'material',
  'lesson',
  'quiz',
  'conversation',
  'site-text',
  'figure',
] as const
export type TranslatedKind = (typeof TRANSLATED_KINDS)[number]

export const QUIZ_TEXTS = ['question', 'choices.*', 'explanation'] as const
export const MATERIAL_TEXTS = ['title', 'description'] as const
export const COURSE_TEXTS = ['title', 'description', 'videoAbout'] as const
export const FIGURE_TEXTS = ['value', 'label'] as const

export const CARD_TEXTS = [
  'text',
  'ask',
  'unit',
  'reveal',
  'because',
  'model',
  'source',
  'boxes.*',
  'items.*',
  'items.*.text',
  'items.*.because',
  'parts.*.text',
  'parts.*.because',
  'fields.*.label',
  'fields.*.unit',
  'results.*.label',
  'results.*.unit',
  'mustHave.*',
] as const

/** Where the texts of each kind stand: names of fields, and `*` for each entry of a list. */
export const TEXT_PLACES: Readonly<Record<TranslatedKind, readonly string[]>> = {
  mission: ['title', 'description', 'content'],
  course: COURSE_TEXTS,
  material: MATERIAL_TEXTS,
  lesson: ['title', 'objective', 'content', ...under('cards.*', CARD_TEXTS)],
  quiz: QUIZ_TEXTS,
  conversation: [
    'title',
    'objective',
    'setting',
    'partner.name',
    'partner.about',
    'facts.*.text',
    'harms.*.text',
    'nodes.*.stage',
    'nodes.*.line',
    'nodes.*.replies.*.text',
    'nodes.*.replies.*.feedback',
    'endings.*.title',
    'endings.*.text',
    'askFirst',
    'tryIt',
  ],
  'site-text': ['text'],
  // The source stays as it was published.
  figure: FIGURE_TEXTS,
}

export function under(place: string, places: readonly string[]): string[] {
  return places.map((one) => `${place}.${one}`)
}

/** Texts by their paths, such as `cards.2.items.0.text`. In lists whose entries have ids, the id is the step. */
export type Texts = Readonly<Record<string, string>>

/** @returns the value with each of its texts changed; nothing else is different */
export function mapTexts<Value>(
  value: Value,
  places: readonly string[],
  change: (text: string, path: string) => string,
): Value {
  return mapFrom(value, places.map(stepsOf), '', change) as Value
}

/** The texts of a value that aren't blank. */
export function textsOf(value: unknown, places: readonly string[]): Texts {
  const texts: Record<string, string> = {}
  mapTexts(value, places, (text, path) => {
    if (text.trim() !== '') texts[path] = text
    return text
  })
  return texts
}

/** @returns the value with these texts in their places; a text without a translation stays */
export function withTexts<Value>(value: Value, places: readonly string[], texts: Texts): Value {
  return mapTexts(value, places, (text, path) => (Object.hasOwn(texts, path) ? (texts[path] ?? text) : text))
}

export type Step = string | number

/**
 * Why a translation doesn't have the shape of its original, where everything but the texts is equal, lists are equally
 * long, and there is a text wherever the original has one.
 */
export function shapeFaults(original: unknown, translated: unknown, places: readonly string[]) {
  return faultsFrom(original, translated, places.map(stepsOf), [])
}

export type ShapeFault = { readonly path: readonly Step[]; readonly sentence: string }

type Steps = readonly string[]

function stepsOf(place: string): Steps {
  return place === '' ? [] : place.split('.')
}

function after(step: string, places: readonly Steps[]): Steps[] {
  return places.filter(([first]) => first === step).map(([, ...rest]) => rest)
}

function isTextPlace(places: readonly Steps[]): boolean {
  return places.some((steps) => steps.length === 0)
}

function mapFrom(
  value: unknown,
  places: readonly Steps[],
  path: string,
  change: (text: string, path: string) => string,
): unknown {
  if (places.length === 0) return value
  if (typeof value === 'string') return isTextPlace(places) ? change(value, path) : value
  const prefix = path === '' ? '' : `${path}.`
  if (Array.isArray(value)) {
    const inside = after('*', places)
    return value.map((entry: unknown, index) => mapFrom(entry, inside, `${prefix}${stepTo(entry, index)}`, change))
  }
  if (!isFields(value)) return value
  const changed: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(value)) {
    changed[name] = mapFrom(field, after(name, places), `${prefix}${name}`, change)
  }
  return changed
}

function stepTo(entry: unknown, index: number): Step {
  return isFields(entry) && typeof entry.id === 'string' ? entry.id : index
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function faultsFrom(
  original: unknown,
  translated: unknown,
  places: readonly Steps[],
  path: readonly Step[],
): ShapeFault[] {
  if (typeof original === 'string' && isTextPlace(places)) return textFaults(original, translated, path)
  if (Array.isArray(original)) return listFaults(original, translated, places, path)
  if (isFields(original)) return fieldFaults(original, translated, places, path)
  if (translated === original) return []
  return [{ path, sentence: `must be ${told(original)} as in the original, and is ${told(translated)}` }]
}

function textFaults(original: string, translated: unknown, path: readonly Step[]): ShapeFault[] {
  if (typeof translated !== 'string') return [{ path, sentence: `must be text, and is ${told(translated)}` }]
  if ((translated.trim() === '') === (original.trim() === '')) return []
  return [{ path, sentence: original.trim() === '' ? 'must be blank as in the original' : 'must not be blank' }]
}

function listFaults(
  original: readonly unknown[],
  translated: unknown,
  places: readonly Steps[],
  path: readonly Step[],
): ShapeFault[] {
  if (!Array.isArray(translated)) return [{ path, sentence: `must be a list, and is ${told(translated)}` }]
  if (translated.length !== original.length) {
    return [{ path, sentence: `must have ${original.length} entries as in the original, and has ${translated.length}` }]
  }
  const inside = after('*', places)
  return original.flatMap((entry, index) =>
    faultsFrom(entry, translated[index], inside, [...path, stepTo(entry, index)]),
  )
}

function fieldFaults(
  original: Readonly<Record<string, unknown>>,
  translated: unknown,
  places: readonly Steps[],
  path: readonly Step[],
): ShapeFault[] {
  if (!isFields(translated)) return [{ path, sentence: `must be fields, and is ${told(translated)}` }]
  const additional = Object.keys(translated).filter((name) => !Object.hasOwn(original, name))
  return [
    ...Object.entries(original).flatMap(([name, field]) =>
      Object.hasOwn(translated, name)
        ? faultsFrom(field, translated[name], after(name, places), [...path, name])
        : [{ path: [...path, name], sentence: 'is missing' }],
    ),
    ...additional.map((name) => ({ path: [...path, name], sentence: 'is not in the original' })),
  ]
}

function told(value: unknown): string {
  if (value === undefined) return 'missing'
  if (Array.isArray(value)) return 'a list'
  return isFields(value) ? 'fields' : JSON.stringify(value)
}
