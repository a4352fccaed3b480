import type { Db } from '#server/database/database.ts'
import type { PeopleDependencies } from '#server/dependencies.ts'
import { isoTime, type PersonalData } from '#server/personal-data.ts'
import { stopVolunteering } from './volunteer.ts'
import { openWhy } from './why.ts'

export const personalData: PersonalData = {
  tables: ['first_days', 'first_days_volunteers'],
  async export(db, { id }, deps) {
    const volunteer = await db
      .selectFrom('first_days_volunteers')
      .select('since')
      .where('member_id', '=', id)
      .executeTakeFirst()
    return {
      firstDays: {
        own: await ownList(db, id, deps),
        asHelper: await listsAsHelper(db, id),
        volunteerSince: isoTime(volunteer?.since ?? null),
      },
    }
  },
  /** Lists of recruits stay with them: the row of a sponsor who left names nobody. */
  async erase(db, { id }) {
    await stopVolunteering(db, id)
    await db.deleteFrom('first_days').where('member_id', '=', id).execute()
  },
}

async function ownList(db: Db, memberId: string, deps: Pick<PeopleDependencies, 'peopleKey'>) {
  const row = await db
    .selectFrom('first_days')
    .leftJoin('members as helper', 'helper.id', 'first_days.helper_id')
    .select(['helper.name as helper', 'started_at', 'is_volunteer', 'agreed_at', 'wants_none', 'called_at'])
    .select(['member_finished_at', 'paid_at', 'member_open', 'member_id', 'sealed_why'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return (
    row && {
      startedAt: isoTime(row.started_at),
      why: await openWhy(deps, row),
      helper: row.helper,
      isVolunteer: row.is_volunteer === 1,
      agreedToVolunteerAt: isoTime(row.agreed_at),
      wantsNoVolunteer: row.wants_none === 1,
      calledAt: isoTime(row.called_at),
      finishedAt: isoTime(row.member_finished_at),
      paidAt: isoTime(row.paid_at),
      isPutAway: row.member_open === 0,
    }
  )
}

/** Who no longer shows their progress to their sponsor isn't named. */
async function listsAsHelper(db: Db, helperId: string) {
  const rows = await db
    .selectFrom('first_days')
    .innerJoin('members as member', 'member.id', 'first_days.member_id')
    .select((eb) => [
      eb
        .case()
        .when(eb.or([eb('is_volunteer', '=', 1), eb('member.shares_progress_with', '=', helperId)]))
        .then(eb.ref('member.name'))
        .end()
        .as('name'),
      'welcomed_at',
      'time_agreed_at',
      'practised_at',
      'looked_in_at',
      'helper_finished_at',
      'paid_at',
    ])
    .where('helper_id', '=', helperId)
    .where((eb) => eb.or([eb('is_volunteer', '=', 0), eb('agreed_at', 'is not', null)]))
    .orderBy('started_at')
    .orderBy('member_id')
    .execute()
  return rows.map((row) => ({
    name: row.name,
    welcomedAt: isoTime(row.welcomed_at),
    timeAgreedAt: isoTime(row.time_agreed_at),
    practisedTogetherAt: isoTime(row.practised_at),
    lookedInAt: isoTime(row.looked_in_at),
    finishedAt: isoTime(row.helper_finished_at),
    paidAt: isoTime(row.paid_at),
  }))
}
