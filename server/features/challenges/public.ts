export { personalData } from './personal-data.ts'
export { moveToday } from './queries.ts'
