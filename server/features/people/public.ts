export { endCalendarOf } from './calendar-queries.ts'
export { deleteUntouchedPeople } from './delete-untouched.ts'
export { personalData } from './personal-data.ts'
export { countTalksDue } from './queries.ts'
