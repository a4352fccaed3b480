import type { ClaimSource } from '../rule.ts'

/** Official pages in German. */
export const SOURCES = {
  unfair: {
    title: 'EU-Richtlinie 2005/29/EG über unlautere Geschäftspraktiken, Anhang I',
    url: 'https://eur-lex.europa.eu/legal-content/DE/TXT/?uri=CELEX:32005L0029',
  },
  competition: {
    title: 'Gesetz gegen den unlauteren Wettbewerb (UWG)',
    url: 'https://www.gesetze-im-internet.de/uwg_2004/',
  },
  health: {
    title: 'EU-Verordnung Nr. 1924/2006 über nährwert- und gesundheitsbezogene Angaben über Lebensmittel',
    url: 'https://eur-lex.europa.eu/legal-content/DE/TXT/?uri=CELEX:32006R1924',
  },
  medicines: {
    title: 'Heilmittelwerbegesetz (HWG)',
    url: 'https://www.gesetze-im-internet.de/heilmwerbg/',
  },
} as const satisfies Readonly<Record<string, ClaimSource>>
