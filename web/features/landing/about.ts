import * as messages from 'messages/landing'

/** The start page's title, in the tab and in search results. */
export const LANDING_TITLE = messages.title

/** The product in one sentence, for search results and shared links. */
export const ABOUT = messages.about
