export const ADMIN_SECTIONS = [
  'members',
  'referrals',
  'leads',
  'reports',
  'mail',
  'learning',
  'site',
  'audit',
  'health',
] as const
export type AdminSection = (typeof ADMIN_SECTIONS)[number]

export const SECTION_NAMES: Record<AdminSection, string> = {
  members: 'Members',
  referrals: 'Referrals',
  leads: 'Leads',
  reports: 'Reports',
  mail: 'Mail',
  learning: 'Learning',
  site: 'Site',
  audit: 'Audit',
  health: 'Health',
}

/** @returns the section that an address names, undefined where there is none of that name */
export function sectionFrom(text: string): AdminSection | undefined {
  return ADMIN_SECTIONS.find((section) => section === text)
}
