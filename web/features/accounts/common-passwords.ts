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

/** A word of advice about a password that anybody would try first. It stops nobody. @returns undefined where there is none to give */
export function passwordAdvice(password: string): string | undefined {
  if (!MOST_USED.has(password.trim().toLowerCase())) return undefined
  return 'This is one of the most used passwords, so it is easily guessed. A few words that have nothing to do with each other are safer.'
}
