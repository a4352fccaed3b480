export { countRides, type RideCounts } from './count-rides.ts'
export { beginCourse } from './queries.ts'
