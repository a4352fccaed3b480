import type { NotificationSettings, NotificationSettingsChange } from 'contract/notifications'
import { dayAfterZoneChange, dayIn } from 'game/days'
import { nextMoment } from 'game/local-time'
import { isFixed, isOnByDefault, REMINDER_HOUR, TOPICS, type Topic, WAYS, type Way } from 'game/notifications'
import type { Db, Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { lockActiveMember, lockMember, memberById } from '#server/features/members/public.ts'
import { isoTime } from '#server/personal-data.ts'
import { type Choice, choicesOf, membersWithDevices, quietHoursIn } from './queries.ts'

type Settings = Awaited<ReturnType<typeof settingsOf>>

export async function readSettings(db: Db, memberId: string): Promise<NotificationSettings> {
  const choices = await choicesOf(db, [memberId])
  const settings = await settingsOf(db, memberId)
  const { no_nudges } = await memberById(db, memberId)
  return {
    choices: TOPICS.flatMap((topic) =>
      WAYS.map((way) => ({ topic, way, isOn: isOn(choices, topic, way), isFixed: isFixed(topic) })),
    ),
    quietHours: settings === undefined ? null : quietHoursIn(settings),
    reminderHour: settings?.reminder_hour ?? REMINDER_HOUR,
    remindersStoppedAt: isoTime(settings?.reminders_stopped_at ?? null),
    // Who wants no nudges gets none, whatever they would choose.
    offersReminders: no_nudges === 0 && settings?.reminders_offered_at == null && !(await wantsReminders(db, memberId)),
  }
}

export function isOn(choices: readonly Choice[], topic: Topic, way: Way): boolean {
  const isChosen = choices.find((each) => each.topic === topic && each.way === way)?.isOn
  return isFixed(topic) || (isChosen ?? isOnByDefault(topic, way))
}

/** Stores what a member chose; absent fields stay unchanged. @throws Refusal NOT_SIGNED_IN */
export function changeSettings(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  memberId: string,
  { choices = [], quietHours, reminderHour, offersReminders }: NotificationSettingsChange,
): Promise<NotificationSettings> {
  return database.write(async (db) => {
    const member = await lockActiveMember(db, memberId)
    for (const choice of choices) await choose(db, memberId, choice)
    const isQuiet = quietHours !== null && quietHours !== undefined && quietHours.from !== quietHours.until
    const [from, until] = isQuiet ? [quietHours.from, quietHours.until] : [null, null]
    const changes = {
      ...(quietHours === undefined ? {} : { quiet_from: from, quiet_until: until }),
      ...(reminderHour === undefined ? {} : { reminder_hour: reminderHour }),
      ...(offersReminders === undefined ? {} : { reminders_offered_at: now() }),
    }
    if (Object.keys(changes).length > 0) await storeSettings(db, memberId, changes)
    await scheduleReminder(db, member, now())
    return readSettings(db, memberId)
  })
}

/** Stops a member's emails about a topic, by the link in one of them. Does nothing for a member who has left. */
export async function stopMail(db: Transaction, memberId: string, topic: Topic, now: number): Promise<void> {
  const member = await lockMember(db, memberId)
  if (member === undefined) return
  await choose(db, memberId, { topic, way: 'email', isOn: false })
  await scheduleReminder(db, member, now)
}

/**
 * Stops a member's reminders by email and in the list. Those on devices end when the push feature deletes the devices.
 * Call it with the member's row locked.
 * @param byThemselves whether they stop because none was opened, which the account page then says
 */
export async function switchRemindersOff(
  db: Transaction,
  memberId: string,
  now: number,
  { byThemselves }: { byThemselves: boolean },
): Promise<void> {
  for (const way of WAYS) await choose(db, memberId, { topic: 'reminders', way, isOn: false })
  await storeSettings(db, memberId, { next_reminder_at: null, reminders_stopped_at: byThemselves ? now : null })
}

async function choose(db: Transaction, memberId: string, { topic, way, isOn }: Choice): Promise<void> {
  if (isFixed(topic)) return
  const row = { member_id: memberId, topic, way, is_on: isOn ? (1 as const) : (0 as const) }
  await db
    .insertInto('notification_choices')
    .values(row)
    .onConflict((conflict) => conflict.columns(['member_id', 'topic', 'way']).doUpdateSet({ is_on: row.is_on }))
    .execute()
}

type Member = { id: string; time_zone: string | null }

/** Schedules the next reminder by what the member chose. Call it with their row locked. */
export async function scheduleReminder(db: Transaction, { id, time_zone }: Member, now: number): Promise<void> {
  const settings = await settingsOf(db, id)
  const isWanted = await wantsReminders(db, id)
  if (!isWanted && settings === undefined) return
  const hour = settings?.reminder_hour ?? REMINDER_HOUR
  const next = { next_reminder_at: nextMoment(time_zone, hour * 60, now), reminders_stopped_at: null }
  await storeSettings(db, id, isWanted ? next : { next_reminder_at: null })
}

/** Whether the member gets reminders by any way. */
async function wantsReminders(db: Db, memberId: string): Promise<boolean> {
  const choices = await choicesOf(db, [memberId])
  if (WAYS.some((way) => isOn(choices, 'reminders', way))) return true
  return (await membersWithDevices(db, [memberId])).has(memberId)
}

/** Moves the reminders of a member whose time zone changes. A change of zone never counts a day twice. */
export async function moveReminders(
  db: Transaction,
  member: Member,
  timeZone: string | null,
  now: number,
): Promise<void> {
  const settings = await settingsOf(db, member.id)
  if (settings === undefined) return
  const [oldToday, newToday] = [dayIn(member.time_zone, now), dayIn(timeZone, now)]
  const last_reminder_day = dayAfterZoneChange(settings.last_reminder_day, oldToday, newToday)
  await storeSettings(db, member.id, { last_reminder_day })
  await scheduleReminder(db, { id: member.id, time_zone: timeZone }, now)
}

function settingsOf(db: Db, memberId: string) {
  return db.selectFrom('notification_settings').selectAll().where('member_id', '=', memberId).executeTakeFirst()
}

async function storeSettings(
  db: Transaction,
  memberId: string,
  changes: Partial<Omit<NonNullable<Settings>, 'member_id' | 'unopened_reminders'>>,
): Promise<void> {
  const nothing = {
    quiet_from: null,
    quiet_until: null,
    reminder_hour: null,
    next_reminder_at: null,
    last_reminder_day: null,
    reminders_stopped_at: null,
    reminders_offered_at: null,
  }
  await db
    .insertInto('notification_settings')
    .values({ member_id: memberId, ...nothing, ...changes })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(changes))
    .execute()
}
