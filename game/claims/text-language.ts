import { lettersOf } from './letters.ts'
import type { ClaimLanguageCode } from './rule.ts'

/** Words that stand in most texts of one language and in few of the others, in small letters without accents. */
const COMMON: Readonly<Record<Exclude<ClaimLanguageCode, 'ar'>, string>> = {
  en: 'the and of to is are was were you your i my we our they it this that with for from have has had do no not can will would what who how when if about only just get make want need but so be been at by on or there here more than all some any out up them their dont im its youre',
  de: 'der die das und ist sind war du dein deine dir dich ich mein meine mir mich wir uns euch ihr ihre sie nicht kein keine ein eine einen mit fur fuer auf aus bei von vom zum zur auch nur noch wenn weil wie wer kann kannst wird werden habe hast hat haben sich dem den des oder aber schon sehr mehr nach uber ueber im am zu melde einfach jetzt heute',
  es: 'se que a el la en no nos gente os don dona eran dos otro otra mismo bien gracias decir el los las una unos unas y del al con por pero muy mas tu tus su sus mi mis yo ella ellos nosotros usted ustedes vos es son esta estan estoy fue ser hay tiene tienes tengo quiero quieres puedes puede hacer cuando donde como lo le les esto eso este ese cada ya hoy sin sobre porque nada hasta ahora solo para gana dinero',
  'pt-BR':
    'os uma umas nao se o que a voce voces seu sua seus suas meu minha meus minhas ele ela eles elas nos com em na nas do da dos das no ao pelo pela mas muito mais tem tenho quer quero pode fazer quando onde isso isto esse essa este ja hoje sem sobre porque nada ate agora so pra pro para foi sao gente ta bem obrigado obrigada eu estou esta tambem um e ou dinheiro',
}

const LANGUAGES_OF: ReadonlyMap<string, readonly string[]> = languagesByWord()

/** How many more common words the language has to have than the next one. */
const LEAD = 1

/**
 * The language a text is written in, by its common words, or by its letters in Arabic.
 * @returns undefined for a text that is too short or too mixed to tell
 */
export function textLanguage(text: string): ClaimLanguageCode | undefined {
  const { flat } = lettersOf(text.slice(0, 5_000))
  const [arabic, latin] = [flat.match(/[\u0621-\u064a]/g)?.length ?? 0, flat.match(/[a-z]/g)?.length ?? 0]
  if (arabic > latin) return 'ar'
  const counts = new Map<string, number>()
  for (const [word] of flat.matchAll(/[a-z]+/g)) {
    for (const code of LANGUAGES_OF.get(word) ?? []) counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  const [first, second] = [...counts].sort(([, one], [, other]) => other - one)
  if (first === undefined || first[1] < (second?.[1] ?? 0) + LEAD) return undefined
  return first[0] as ClaimLanguageCode
}

function languagesByWord(): Map<string, string[]> {
  const languages = new Map<string, string[]>()
  for (const [code, words] of Object.entries(COMMON)) {
    for (const word of new Set(words.split(' '))) languages.set(word, [...(languages.get(word) ?? []), code])
  }
  return languages
}
