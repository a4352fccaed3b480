/** The start page's title, in the tab and in search results. */
export const LANDING_TITLE = 'Whistlestop: network-marketing training, one stop at a time'

/** The product in one sentence, for search results and shared links. */
export const ABOUT =
  'Two-minute lessons along a line of five stations, from your first honest conversation to helping a new person start. Earn tokens and points at every stop.'
