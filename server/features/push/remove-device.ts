import type { Dependencies } from '#server/dependencies.ts'
import { lockActiveMember } from '#server/features/members/public.ts'
import { scheduleReminder } from '#server/features/notifications/public.ts'
import { Refusal } from '#server/refusal.ts'
import { deleteDevice } from './device-queries.ts'

/** What is on its way to the device goes with it. @throws Refusal NOT_SIGNED_IN, DEVICE_NOT_FOUND */
export async function removeDevice(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  memberId: string,
  deviceId: string,
): Promise<void> {
  await database.write(async (db) => {
    const member = await lockActiveMember(db, memberId)
    if (!(await deleteDevice(db, memberId, deviceId))) throw new Refusal('DEVICE_NOT_FOUND')
    await scheduleReminder(db, member, now())
  })
}
