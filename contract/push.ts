import { PUSH_DEVICES_MAX } from 'game/notifications'
import Type, { type Static } from 'typebox'
import { UserId } from './common.ts'

const DeviceId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' })

/** A device on which the member gets reminders. */
export const PushDevice = Type.Object(
  {
    id: DeviceId,
    label: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'The browser and the system; null where it said neither',
    }),
    createdAt: Type.String({ format: 'date-time' }),
    lastUsedAt: Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'date-time' }),
    isThis: Type.Boolean({ description: 'Whether it was switched on in the session that asks' }),
  },
  { additionalProperties: false },
)
export type PushDevice = Static<typeof PushDevice>

/** With the key that a browser subscribes with. */
export const PushDevices = Type.Object(
  { publicKey: Type.String(), devices: Type.Array(PushDevice, { maxItems: PUSH_DEVICES_MAX }) },
  { additionalProperties: false },
)
export type PushDevices = Static<typeof PushDevices>

/** What a browser's `PushSubscription` has, in base64url. */
export const NewPushDevice = Type.Object(
  {
    endpoint: Type.String({ minLength: 1, maxLength: 2_000 }),
    p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}=?$' }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}(==)?$' }),
  },
  { additionalProperties: false },
)
export type NewPushDevice = Static<typeof NewPushDevice>

export const PushDeviceParams = Type.Object({ id: UserId, deviceId: DeviceId }, { additionalProperties: false })

/** Who it is for and a signature of the server’s. */
export const StopRemindersParams = Type.Object(
  { stopToken: Type.String({ pattern: '^[A-Za-z0-9_.-]{1,120}$' }) },
  { additionalProperties: false },
)

export const RemindersStopped = Type.Object({ message: Type.String() }, { additionalProperties: false })

/** What a reminder’s message holds, once the browser has decrypted it. */
export type PushMessage = {
  title: string
  body: string
  lang: string
  dir: 'ltr' | 'rtl'
  /** A newer reminder takes the place of one that is still shown. */
  tag: string
  /** Of this site. */
  path: string
  /** The action that ends reminders, and the address to POST to. */
  stop: { label: string; path: string }
}
