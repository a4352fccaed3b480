import type { ClaimSource } from '../rule.ts'

/** Official pages in Spanish. */
export const SPANISH_SOURCES = {
  unfair: {
    title: 'UE: Directiva 2005/29/CE sobre prácticas comerciales desleales, anexo I',
    url: 'https://eur-lex.europa.eu/legal-content/ES/TXT/?uri=CELEX:32005L0029',
  },
  health: {
    title: 'UE: Reglamento (CE) 1924/2006 sobre declaraciones nutricionales y de propiedades saludables',
    url: 'https://eur-lex.europa.eu/legal-content/ES/TXT/?uri=CELEX:32006R1924',
  },
  competition: {
    title: 'BOE: Ley 3/1991 de Competencia Desleal',
    url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1991-628',
  },
} as const satisfies Readonly<Record<string, ClaimSource>>
