import { isoTime, type PersonalData } from '#server/personal-data.ts'
import { deleteDevicesOf, devicesOf } from './device-queries.ts'

export const personalData: PersonalData = {
  tables: ['push_subscriptions'],
  /** Without the endpoint and the keys: whoever has them can write to the device. */
  async export(db, { id }) {
    const devices = await devicesOf(db, id)
    return {
      pushDevices: devices.map(({ label, created_at, last_used_at }) => ({
        label,
        createdAt: isoTime(created_at),
        lastUsedAt: isoTime(last_used_at),
      })),
    }
  },
  async erase(db, { id }) {
    await deleteDevicesOf(db, id)
  },
}
