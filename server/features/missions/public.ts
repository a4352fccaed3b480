export { completedMissionIds } from './queries.ts'
export { loadStarterMissions } from './starter-missions.ts'
