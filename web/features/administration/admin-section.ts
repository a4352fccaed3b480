import * as messages from 'messages/administration'
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
  members: messages.members,
  referrals: messages.referrals,
  leads: messages.leads,
  reports: messages.reports,
  mail: messages.mail,
  learning: messages.learning,
  site: messages.site,
  audit: messages.audit,
  health: messages.health,
}

/** @returns the section that an address names, undefined for an unknown name */
export function sectionFrom(text: string): AdminSection | undefined {
  return ADMIN_SECTIONS.find((section) => section === text)
}
