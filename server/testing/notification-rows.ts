import { everyone, type MatrixRow, ownerOnly } from '#server/testing/permission-rows.ts'
import { aBrowser } from '#server/testing/push-devices.ts'

/** Who may call what of notifications and reminders: a part of `PERMISSION_MATRIX`. */
export const NOTIFICATION_ROWS: readonly MatrixRow[] = [
  { call: 'GET /api/users/:id/notifications', ...ownerOnly(200) },
  { call: 'GET /api/users/:id/notifications/unseen', ...ownerOnly(200) },
  { call: 'POST /api/users/:id/notifications/seen', ...ownerOnly(200) },
  { call: 'GET /api/users/:id/notification-settings', ...ownerOnly(200) },
  { call: 'PATCH /api/users/:id/notification-settings', body: { reminderHour: 8 }, ...ownerOnly(200) },
  { call: 'GET /api/users/:id/push-devices', ...ownerOnly(200) },
  { call: 'POST /api/users/:id/push-devices', body: aBrowser(), ...ownerOnly(201) },
  { call: 'DELETE /api/users/:id/push-devices/:deviceId', ...ownerOnly(404) },
  { call: 'POST /api/stop-reminders/:stopToken', ...everyone(404) },
]
