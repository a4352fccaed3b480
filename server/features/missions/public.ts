export { personalData } from './personal-data.ts'
export { loadStarterMissions } from './starter-missions.ts'
