/** Of the most common mail providers, whose addresses are known. */
const PROVIDERS = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com']

/** Real providers whose domains are one letter away from one of these. */
const REAL = ['mail.com', 'email.com', 'ymail.com']

/** What looks wrong with an address: its end is missing, or it's one slip away from `suggestion`. */
export type EmailDoubt = { suggestion: string | null }

/** Guesses what is wrong with an address. Nothing is refused because of it. @returns null if nothing looks wrong */
export function doubtAbout(address: string): EmailDoubt | null {
  const at = address.lastIndexOf('@')
  const domain = address
    .slice(at + 1)
    .trim()
    .toLowerCase()
  if (at < 1 || domain === '') return null
  if (!/.\../.test(domain)) return { suggestion: null }
  const likely = domain.replace(/\.(con|cmo|co)$/, '.com')
  if (PROVIDERS.includes(domain) || REAL.includes(likely)) return null
  const meant = PROVIDERS.find((provider) => isOneSlip(likely, provider))
  return meant === undefined ? null : { suggestion: `${address.slice(0, at).trim()}@${meant}` }
}

/** Whether at most one letter is wrong, missing or too many, or two neighbours are swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  let same = 0
  while (same < meant.length && typed[same] === meant[same]) same += 1
  const [one, other] = [typed.slice(same), meant.slice(same)]
  const isSwap = one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2)
  return isSwap || one.slice(1) === other.slice(1) || one.slice(1) === other || one === other.slice(1)
}
