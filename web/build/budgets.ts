/** What a first visit may weigh, in bytes as sent: more, and a cheap phone on a slow line is waited for. */
export const BUDGET = {
  landingPage: 30_000,
  fonts: 45_000,
  landingScript: 2_000,
  landingScriptForMembers: 125_000,
  /** What the service worker keeps before it can show a page without a connection, what is loaded already included. */
  offlineShell: 250_000,
  /** What it keeps after that. */
  offlineLater: 150_000,
}

/** The screens that people open day by day, by address, and what the scripts of a first visit may weigh. */
export const SCREEN_BUDGETS: Readonly<Record<string, number>> = {
  '/courses': 125_000,
  '/course/:id': 130_000,
  '/dashboard': 150_000,
  '/mission/:id': 129_000,
  '/rewards': 125_000,
  '/account': 130_000,
}

/** By how much scripts may be larger in a language other than English, whose texts are the shortest. */
export const LONGER_TEXTS = 1.03
