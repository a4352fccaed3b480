import type { ClaimSource } from '../rule.ts'

/** Brazilian laws on advertising, pyramids and medicines. */
export const LAWS = {
  advertising: {
    title: 'Código de Defesa do Consumidor (Lei 8.078/1990), artigos 36 e 37: publicidade',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm',
  },
  pyramids: {
    title: 'Lei 1.521/1951, crimes contra a economia popular (pirâmides)',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/l1521.htm',
  },
  medicines: {
    title: 'Lei 6.360/1976: medicamentos e o que pode ser chamado assim',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/l6360.htm',
  },
} as const satisfies Readonly<Record<string, ClaimSource>>
