export { completedMissionIds } from '#server/features/missions/queries.ts'
export { loadStarterMissions } from '#server/features/missions/starter-missions.ts'
