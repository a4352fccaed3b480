import { startOfWeek, tierName } from 'game/leagues'
import { isoTime, type PersonalData } from '#server/personal-data.ts'

const mondayOf = (week: number) => isoTime(startOfWeek(week))?.slice(0, 10)

export const personalData: PersonalData = {
  tables: ['league_scores', 'league_tiers', 'league_badges'],
  async export(db, { id }) {
    const tier = await db.selectFrom('league_tiers').select('tier').where('member_id', '=', id).executeTakeFirst()
    const weeks = await db
      .selectFrom('league_scores')
      .innerJoin('leagues', 'leagues.id', 'league_scores.league_id')
      .select([
        'league_scores.week',
        'leagues.tier',
        'league_scores.points',
        'league_scores.place',
        'league_scores.move',
      ])
      .where('league_scores.member_id', '=', id)
      .orderBy('league_scores.week')
      .execute()
    const badges = await db
      .selectFrom('league_badges')
      .select(['week', 'tier', 'place'])
      .where('member_id', '=', id)
      .orderBy('week')
      .execute()
    const named = <Row extends { week: number; tier: number }>({ week, tier: of, ...rest }: Row) => ({
      ...rest,
      week: mondayOf(week),
      class: tierName(of),
    })
    return {
      leagues: { class: tierName(tier?.tier ?? 1), weeks: weeks.map(named), badges: badges.map(named) },
    }
  },
  async erase(db, { id }) {
    await db.deleteFrom('league_scores').where('member_id', '=', id).execute()
    await db.deleteFrom('league_tiers').where('member_id', '=', id).execute()
    await db.deleteFrom('league_badges').where('member_id', '=', id).execute()
  },
}
