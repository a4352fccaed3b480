import { describe, expect, test } from 'vitest'
import { readLanguages } from './build/catalogue.ts'

/** Words of income and of hype, in each language. */
const CLAIMS: Readonly<Record<string, RegExp>> = {
  en: /\bearn|income|money|profit|free|guarantee|rich|success/i,
  es: /\bgan[ao]|ingreso|dinero|beneficio|gratis|garant|\bric[oa]s?\b|éxito/i,
  'pt-BR': /\bganh|renda|dinheiro|lucro|grátis|garant|\bric[oa]s?\b|sucesso/i,
  de: /verdien|einkommen|geld|gewinn|gratis|kostenlos|garant|\breich|erfolg/i,
  ar: /دخل|ربح|أرباح|مال|مجان|ضمان|ثراء|نجاح/,
}

/** It counts as an advertisement of the member's: it claims no income, and fits into a tweet together with the link. */
describe('what a shared link says', () => {
  test.each(readLanguages().map(({ code, areas }) => [code, areas.invitations?.shareText ?? ''] as const))(
    'in %s is short, with nothing about income',
    (code, text) => {
      expect(text).not.toBe('')
      expect(text).not.toMatch(CLAIMS[code] ?? /$/)
      expect(text).not.toMatch(/[$%\d]/)
      expect(text.length).toBeLessThanOrEqual(250)
    },
  )

  test('says what the member has from it', () => {
    expect(readLanguages()[0]?.areas.invitations?.shareText).toContain('I am a member there and get tokens')
  })
})
