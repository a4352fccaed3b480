/** The head of every list of leaked passwords; six characters or more, since shorter ones are refused anyway. */
const MOST_USED = new Set([
  '123456',
  '1234567',
  '12345678',
  '123456789',
  '1234567890',
  '111111',
  '000000',
  '123123',
  '654321',
  'abc123',
  'abcdef',
  'admin123',
  'dragon',
  'football',
  'iloveyou',
  'letmein',
  'monkey',
  'p@ssw0rd',
  'passw0rd',
  'password',
  'password1',
  'password123',
  'princess',
  'qwerty',
  'qwerty123',
  'qwertyuiop',
  'secret',
  'sunshine',
  'welcome',
  'welcome1',
])

/** What an attacker would guess first on this site. */
const PRODUCT = 'whistlestop'

/**
 * Whether a password is one that an attacker would try first: a common one, or the product's name, also with the usual
 * additions.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').trim().toLowerCase()
  return MOST_USED.has(plain) || plain.replace(/\P{L}/gu, '') === PRODUCT
}
