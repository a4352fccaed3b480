/** The first part of every key under which something of the courses, quizzes and missions is cached. */
export const COURSES_KEY = 'courses'
export const QUIZZES_KEY = 'quizzes'
export const MISSIONS_KEY = 'missions'
