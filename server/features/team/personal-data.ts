import type { PersonalData } from '#server/personal-data.ts'

/**
 * Nothing here says more of a member than what is exported elsewhere: who their sponsor is, their stations and their last
 * visit. The counting erases it, because it has to take a member who left out of the figures of others.
 */
export const personalData: PersonalData = {
  tables: ['team_members', 'team_counts', 'team_visits', 'team_changes'],
}
