/** The query keys that only administrators need, apart from `queryKeys`, so that members don't load them. */
export const adminQueryKeys = {
  audit: ['administration', 'audit'],
  claimReports: ['administration', 'claim-reports'],
  failedMail: ['administration', 'mail'],
  health: ['administration', 'health'],
  heldReferrals: ['administration', 'referrals'],
  learning: ['administration', 'learning'],
  leads: ['administration', 'leads'],
  ledgerReport: ['administration', 'ledger-report'],
  managedFigures: ['administration', 'marketing-figures'],
  members: ['administration', 'members'],
  operator: ['administration', 'operator'],
  translations: ['administration', 'translations'],
} as const
