export { isHelpAsked } from './answer-help.ts'
export { countCards } from './find-cards.ts'
export { personalData } from './personal-data.ts'
export { deleteExpiredCards, settleDueCards } from './settle-due-cards.ts'
