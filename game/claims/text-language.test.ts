import { expect, test } from 'vitest'
import { textLanguage } from './text-language.ts'

test.each([
  ['en', 'I sell this cream, so I earn something if you buy it.'],
  ['de', 'Ich verkaufe diese Creme und verdiene etwas, wenn du sie kaufst.'],
  ['es', 'Vendo esta crema y gano algo si la compras.'],
  ['pt-BR', 'Vendo este creme e ganho algo se você comprar.'],
  ['ar', 'أبيع هذا الكريم وأكسب شيئًا إذا اشتريته.'],
  ['ar', 'أبيع WhatsApp Business هنا، راسلني اليوم'],
  ['de', 'Unser Team Call ist heute um 20 Uhr, bring deine Fragen mit'],
  [undefined, 'Hustle! 🔥🔥'],
  [undefined, ''],
  [undefined, '500 € 💰'],
])('%s: %s', (language, text) => {
  expect(textLanguage(text)).toBe(language)
})
