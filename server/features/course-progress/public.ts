export { countRides } from './count-rides.ts'
export { beginCourse } from './queries.ts'
