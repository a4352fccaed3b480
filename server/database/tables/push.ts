import type { Generated } from 'kysely'

/** Times are milliseconds since 1970. */
export type PushTables = {
  /** One row: the key pair that push services know the site by (RFC 8292), in base64url. Subscriptions hold for it alone. */
  push_keys: { id: number; public_key: string; private_key: string }
  /** The devices on which members get their reminders. */
  push_subscriptions: {
    id: string
    member_id: string
    /** The session in which it was switched on; it ends with it. */
    session_hash: string
    /** Whoever knows this address and the keys can write to the device. */
    endpoint: string
    /** SHA-256 of the endpoint: one device belongs to one member. */
    endpoint_hash: string
    /** The browser's key and secret (RFC 8291), in base64url. */
    p256dh: string
    auth: string
    /** The browser and the system, such as `Firefox, Android`; null where it said neither. */
    label: string | null
    created_at: number
    last_used_at: number | null
  }
  /** Reminders on their way to a device. A row goes when it has left, or is given up. */
  pushes: {
    id: Generated<number>
    subscription_id: string
    notification_id: number
    tries: Generated<number>
    next_try_at: number
    /** Until then a process is sending it; afterwards another may. */
    claimed_until: Generated<number>
  }
}
