/** The first part of every key under which something of the courses, quizzes and missions is cached. */
export const COURSES_KEY = 'courses'
export const QUIZZES_KEY = 'quizzes'
export const MISSIONS_KEY = 'missions'

/** Likewise for the texts that administrators write about the site. */
export const FIGURES_KEY = 'marketing-figures'
export const DISCLOSURE_KEY = 'income-disclosure'

/** And for the settings that screens have to say. */
export const SITE_KEY = 'site'
