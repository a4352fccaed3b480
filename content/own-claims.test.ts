import { readdir, readFile } from 'node:fs/promises'
import { CLAIM_LANGUAGES, type ClaimLanguageCode } from 'game/claims/rule'
import { findOwnClaims } from 'game/teaching-claims'
import { expect, test } from 'vitest'
import { parseYaml } from './parse-yaml.ts'

const CONTENT = new URL('./', import.meta.url)

/**
 * Words that stand in the starter content without quotation marks and were read by a person: harmful replies and wrong
 * choices, which exist to be judged, and sentences that speak of something else. Only these.
 */
const REVIEWED: ReadonlySet<string> = new Set([
  'only got three left',
  'discount ends at midnight',
  'discount ends tonight',
  'replaced a whole salary',
  'only for a few',
  'offers that end at midnight',
])

/** The same in translations: wrong choices, pictures that are described, and sums that nobody is promised. */
const REVIEWED_TRANSLATIONS: Readonly<Partial<Record<ClaimLanguageCode, readonly string[]>>> = {
  ar: [
    'حصلت إيفا على مليون',
    'نفع من السعال',
    'الفرشاة والأسبوع الخاص',
    'سيارة جديدة عليها شريط هدية: «شكرًا يا فريقي',
    'مسبح يوم الاثنين: «مكتبي',
    'العلبة والبشرة، بلا حاجة إلى تعليق',
    'السعر يرتفع فعلًا يوم',
  ],
  de: [
    'Laptop an einem Pool',
    'sie geheilt',
    'Montag wird es wirklich teurer',
    'Countdown',
    '400 verdient',
    '140 verdient',
  ],
  es: ['ayudó contra la tos', 'piscina un lunes: «Mi oficina', 'precio sí sube el lunes'],
  'pt-BR': [
    'piscina numa segunda: “Meu escritório',
    'perguntar onde comprei',
    'começar hoje, não há tempo',
    'preço sobe mesmo na segunda',
    'comprou o barco com as comissões',
  ],
}

/** Replies in translated conversations may be claims: the rules for conversations are about the originals. */
const files = (await readdir(CONTENT, { recursive: true }))
  .filter((name) => /\.(yaml|md)$/.test(name) && !/^translations\/(?:[^/]+\/conversations\/|[^/]+$)/.test(name))
  .sort()

/** Keys name files and pictures, not words that somebody reads. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return /^[a-z0-9-]+$/.test(value) ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

test.each(files)('%s makes no claim of its own', async (name) => {
  const text = await readFile(new URL(name, CONTENT), 'utf8')
  const texts = name.endsWith('.md') ? [text] : textsOf(parseYaml(name, text))
  const language = languageOf(name)
  const reviewed = new Set(language === undefined ? REVIEWED : REVIEWED_TRANSLATIONS[language])
  const claims = texts.flatMap((one) => findOwnClaims(one, language)).filter(({ words }) => !reviewed.has(words))
  expect(claims.map(({ kind, words }) => `${kind}: ${words}`)).toEqual([])
})

function languageOf(name: string): ClaimLanguageCode | undefined {
  const [, folder] = /^translations\/([^/]+)\//.exec(name) ?? []
  return CLAIM_LANGUAGES.find((code) => code === folder)
}
