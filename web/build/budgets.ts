/** What a first visit may weigh, in bytes as sent: more, and a cheap phone on a slow line is waited for. */
export const BUDGET = { landingPage: 30_000, fonts: 45_000, landingScript: 2_000, landingScriptForMembers: 125_000 }

/** The screens that people open day by day, by address, and what the scripts of a first visit may weigh. */
export const SCREEN_BUDGETS: Readonly<Record<string, number>> = {
  '/courses': 125_000,
  '/course/:id': 130_000,
  '/dashboard': 160_000,
  '/mission/:id': 155_000,
  '/rewards': 125_000,
  '/account': 130_000,
}
