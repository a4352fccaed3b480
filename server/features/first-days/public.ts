export { personalData } from './personal-data.ts'
export { hasOpenList, insertList } from './queries.ts'
