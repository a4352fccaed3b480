import { hash } from 'node:crypto'
import type { NewPushDevice } from 'contract/push'
import { PUSH_DEVICES_MAX } from 'game/notifications'
import type { Dependencies } from '#server/dependencies.ts'
import { lockActiveMember } from '#server/features/members/public.ts'
import { scheduleReminder } from '#server/features/notifications/public.ts'
import { Refusal } from '#server/refusal.ts'
import { devicesOf, insertDevice } from './device-queries.ts'
import { areBrowserKeys } from './encrypt-message.ts'
import { endpointOf, isPushService } from './push-services.ts'

type Device = NewPushDevice & {
  memberId: string
  sessionHash: string
  label: string | null
}

/**
 * Lets a member have reminders on the device of this session. One that another member had subscribed becomes theirs alone.
 * @throws Refusal INVALID, NOT_SIGNED_IN, DEVICES_FULL
 */
export async function addDevice(
  { config, database, now, randomBytes }: Pick<Dependencies, 'config' | 'database' | 'now' | 'randomBytes'>,
  { memberId, sessionHash, label, endpoint: given, p256dh, auth }: Device,
): Promise<void> {
  if (!isPushService(given, config) || !areBrowserKeys({ p256dh, auth })) {
    throw new Refusal('INVALID', { message: ({ fields }) => fields.pushDevice })
  }
  const endpoint = endpointOf(given)
  const id = randomBytes(12).toString('base64url')
  const row = { id, member_id: memberId, session_hash: sessionHash, endpoint, p256dh, auth, label }
  await database.write(async (db) => {
    const member = await lockActiveMember(db, memberId)
    await insertDevice(db, { ...row, endpoint_hash: hash('sha256', endpoint), created_at: now() })
    if ((await devicesOf(db, memberId)).length > PUSH_DEVICES_MAX) throw new Refusal('DEVICES_FULL')
    await scheduleReminder(db, member, now())
  })
}
