export { loadStarterMissions } from './starter-missions.ts'
