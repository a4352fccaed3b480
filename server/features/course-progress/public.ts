export { countRides } from './count-rides.ts'
export { beginCourse, forgetProgressOf } from './queries.ts'
