import type { ClaimSource } from './rule.ts'

export const SOURCES = {
  multiLevel: {
    title: 'FTC: Business Guidance Concerning Multi-Level Marketing',
    url: 'https://www.ftc.gov/business-guidance/resources/business-guidance-concerning-multi-level-marketing',
  },
  consumers: {
    title: 'FTC: Multi-Level Marketing Businesses and Pyramid Schemes',
    url: 'https://consumer.ftc.gov/articles/multi-level-marketing-businesses-pyramid-schemes',
  },
  health: {
    title: 'FTC: Health Products Compliance Guidance',
    url: 'https://www.ftc.gov/business-guidance/resources/health-products-compliance-guidance',
  },
  medicines: {
    title: 'ASA: CAP Code, section 12, medicines, medical devices and health-related products',
    url: 'https://www.asa.org.uk/type/non_broadcast/code_section/12.html',
  },
  endorsements: {
    title: 'FTC’s Endorsement Guides: What People Are Asking',
    url: 'https://www.ftc.gov/business-guidance/resources/ftcs-endorsement-guides-what-people-are-asking',
  },
  unfair: {
    title: 'EU Directive 2005/29/EC on unfair commercial practices, Annex I',
    url: 'https://eur-lex.europa.eu/eli/dir/2005/29/oj',
  },
  unfairBritain: {
    title: 'CMA: Unfair commercial practices (CMA207)',
    url: 'https://www.gov.uk/government/publications/unfair-commercial-practices-cma207/unfair-commercial-practices',
  },
} as const satisfies Readonly<Record<string, ClaimSource>>
