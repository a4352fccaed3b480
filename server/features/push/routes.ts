import { NoContent, UserParams } from 'contract/common'
import { NewPushDevice, PushDeviceParams, PushDevices } from 'contract/push'
import type { Db } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { type Caller, callerOf } from '#server/features/sessions/public.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { isoTime } from '#server/personal-data.ts'
import { addDevice } from './add-device.ts'
import { deviceLabel } from './device-label.ts'
import { devicesOf, siteKeys } from './device-queries.ts'
import { removeDevice } from './remove-device.ts'

const tags = ['notifications']

/** In the scope of a member's own id. */
export function ownPushRoutes(scope: Scope, deps: Dependencies): void {
  scope.get(
    '/push-devices',
    {
      schema: {
        tags,
        summary: 'List the devices on which you get reminders',
        params: UserParams,
        response: { 200: PushDevices, ...refusals },
      },
    },
    (request) => readDevices(deps.database.read, callerOf(request)),
  )

  scope.post(
    '/push-devices',
    {
      schema: {
        tags,
        summary: 'Get reminders on this device',
        params: UserParams,
        body: NewPushDevice,
        response: { 201: PushDevices, ...refusals },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request)
      const device = { memberId: caller.id, sessionHash: caller.token_hash }
      await addDevice(deps, { ...request.body, ...device, label: deviceLabel(request.headers['user-agent']) })
      reply.code(201)
      return readDevices(deps.database.read, caller)
    },
  )

  scope.delete(
    '/push-devices/:deviceId',
    {
      schema: {
        tags,
        summary: 'Get no more reminders on a device',
        params: PushDeviceParams,
        response: { 204: NoContent, ...refusals },
      },
    },
    async (request, reply) => {
      await removeDevice(deps, callerOf(request).id, request.params.deviceId)
      return reply.code(204).send(null)
    },
  )
}

async function readDevices(db: Db, { id, token_hash }: Caller): Promise<PushDevices> {
  const { publicKey } = await siteKeys(db)
  const devices = (await devicesOf(db, id)).map((row) => ({
    id: row.id,
    label: row.label,
    createdAt: new Date(row.created_at).toISOString(),
    lastUsedAt: isoTime(row.last_used_at),
    isThis: row.session_hash === token_hash,
  }))
  return { publicKey, devices }
}
