/** First and family names from many places; every pair is used once, in this order. */
const FIRST = [
  'Maya',
  'Tomás',
  'Priya',
  'Hanne',
  'Jonas',
  'Aisha',
  'Luca',
  'Mei',
  'Owen',
  'Dalia',
  'Noor',
  'Inês',
  'Karel',
  'Sara',
  'Kwame',
  'Elif',
  'Marta',
  'Samir',
  'Yuki',
  'Rosa',
]
const FAMILY = ['Okafor', 'Vidal', 'Raman', 'Lund', 'Weber', 'Bello', 'Ferri', 'Tan', 'Clarke', 'Haddad']

/** Reserved for examples: no email to it arrives anywhere. */
export const DEMO_DOMAIN = 'demo.example'

export type Person = { name: string; email: string; language?: string }

/**
 * A number of people, at most two hundred, always the same. Their addresses are at a domain that can have no mail.
 * @param languages of which a few chose one
 */
export function demoPeople(count: number, languages: readonly string[] = []): Person[] {
  return Array.from({ length: count }, (_, index) => {
    const first = FIRST[index % FIRST.length] ?? ''
    const family = FAMILY[(index + Math.floor(index / FIRST.length)) % FAMILY.length] ?? ''
    const language = index % 7 === 3 ? languages[index % languages.length] : undefined
    const email = `${plain(first)}.${plain(family)}@${DEMO_DOMAIN}`
    return { name: `${first} ${family}`, email, ...(language === undefined ? {} : { language }) }
  })
}

function plain(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
