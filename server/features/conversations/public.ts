export { personalData } from './personal-data.ts'
export { practiceDue } from './practice-due.ts'
export { readEndingTitles } from './queries.ts'
