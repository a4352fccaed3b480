export { personalData } from './personal-data.ts'
export { insertList, openListsOf } from './queries.ts'
