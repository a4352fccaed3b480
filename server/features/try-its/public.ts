export { answerTryIt } from './answer-try-it.ts'
export { personalData } from './personal-data.ts'
export { recentTryIts } from './queries.ts'
export { tryItInLanguage } from './try-it-in-language.ts'
