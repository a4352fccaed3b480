import { isoTime, type PersonalData } from '#server/personal-data.ts'
import { isAgreedNews, OF_PROGRESS } from './agreed-news.ts'

export const personalData: PersonalData = {
  tables: ['notifications', 'notification_choices', 'notification_settings'],
  /** Includes what went only by email. The other member's id is left out, and so is a name that the list wouldn't show. */
  async export(db, { id }) {
    const news = await db
      .selectFrom('notifications')
      .leftJoin('members as others', (join) =>
        join.onRef('others.id', '=', 'notifications.about_id').on('others.deleted_at', 'is', null).on(isAgreedNews()),
      )
      .select([
        'kind',
        'others.name as about',
        'reference',
        'at',
        'is_listed',
        'seen_at',
        'mail_at',
        'mailed_at',
        'pushed_at',
      ])
      .where('member_id', '=', id)
      .orderBy('notifications.id')
      .execute()
    const choices = await db
      .selectFrom('notification_choices')
      .select(['topic', 'way', 'is_on'])
      .where('member_id', '=', id)
      .orderBy('topic')
      .orderBy('way')
      .execute()
    const settings = await db
      .selectFrom('notification_settings')
      .select(['quiet_from', 'quiet_until', 'reminder_hour', 'next_reminder_at'])
      .select(['unopened_reminders', 'reminders_stopped_at', 'reminders_offered_at'])
      .where('member_id', '=', id)
      .executeTakeFirst()
    return {
      notifications: news.map(({ at, is_listed, seen_at, mail_at, mailed_at, pushed_at, ...row }) => ({
        ...row,
        at: isoTime(at),
        isListed: is_listed === 1,
        seenAt: isoTime(seen_at),
        emailFrom: isoTime(mail_at),
        emailedAt: isoTime(mailed_at),
        pushedAt: isoTime(pushed_at),
      })),
      notificationChoices: choices.map(({ is_on, ...row }) => ({ ...row, isOn: is_on === 1 })),
      notificationSettings: settings && {
        quietFrom: settings.quiet_from,
        quietUntil: settings.quiet_until,
        reminderHour: settings.reminder_hour,
        nextReminderAt: isoTime(settings.next_reminder_at),
        unopenedReminders: settings.unopened_reminders,
        remindersStoppedAt: isoTime(settings.reminders_stopped_at),
        remindersOfferedAt: isoTime(settings.reminders_offered_at),
      },
    }
  },
  /** Others keep their notifications about the member, without the name, except those about the member's progress. */
  async erase(db, { id }) {
    for (const table of ['notifications', 'notification_choices', 'notification_settings'] as const) {
      await db.deleteFrom(table).where('member_id', '=', id).execute()
    }
    await db.deleteFrom('notifications').where('about_id', '=', id).where('kind', 'in', OF_PROGRESS).execute()
    await db.updateTable('notifications').set({ about_id: null }).where('about_id', '=', id).execute()
  },
}
