import type { Db } from '#server/database/database.ts'
import type { PeopleDependencies } from '#server/dependencies.ts'
import { isoTime, type PersonalData } from '#server/personal-data.ts'
import { stopVolunteering } from './volunteer.ts'
import { openWhy } from './why.ts'

export const personalData: PersonalData = {
  tables: ['first_days', 'first_days_volunteers', 'first_days_former_volunteers'],
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
        volunteersWhoLeft: await volunteersWhoLeft(db, id),
        leftMembersAt: await leftMembersAt(db, id),
      },
    }
  },
  /** Lists of recruits stay with them: the row of a sponsor who left names nobody. */
  async erase(db, { id }) {
    await stopVolunteering(db, id)
    await db
      .deleteFrom('first_days_former_volunteers')
      .where((eb) => eb.or([eb('member_id', '=', id), eb('volunteer_id', '=', id)]))
      .execute()
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

async function volunteersWhoLeft(db: Db, memberId: string) {
  const rows = await db
    .selectFrom('first_days_former_volunteers as former')
    .innerJoin('members as volunteer', 'volunteer.id', 'former.volunteer_id')
    .select(['volunteer.name', 'former.left_at'])
    .where('former.member_id', '=', memberId)
    .orderBy('former.left_at')
    .execute()
  return rows.map(({ name, left_at }) => ({ name, leftAt: isoTime(left_at) }))
}

/** Without names: the members agreed to somebody else since, or to nobody. */
async function leftMembersAt(db: Db, volunteerId: string) {
  const former = db.selectFrom('first_days_former_volunteers').select('left_at').orderBy('left_at')
  const rows = await former.where('volunteer_id', '=', volunteerId).execute()
  return rows.map(({ left_at }) => isoTime(left_at))
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
