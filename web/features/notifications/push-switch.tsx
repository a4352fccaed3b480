import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { PushDevices } from 'contract/push'
import * as messages from 'messages/reminders'
import { post, remove } from '#web/client/api/api.ts'
import { sentenceOf } from '#web/client/api/api-error.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useMember } from '#web/client/session/member.tsx'
import { unsubscribe } from '#web/client/session/unsubscribe.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { devicesQuery } from './notification-queries.ts'
import { askPermission, hasOldKey, type PushSupport, pushSupport, subscribe } from './push-browser.ts'

class NotAllowed extends Error {}

const WHY_NOT: Readonly<Record<Exclude<PushSupport, 'ready'>, string>> = {
  blocked: messages.blocked,
  'install-first': messages.installFirst,
  unsupported: messages.unsupported,
}

/** Reminders on this device. The browser asks for permission when the switch is pressed, never before. */
export function PushSwitch({ publicKey, devices }: PushDevices) {
  const here = devices.find(({ isThis }) => isThis)
  const { mutate, isPending, variables } = useSwitch(publicKey, here?.id)
  const support = pushSupport()
  const { data: isOld = false } = useQuery({
    queryKey: [...queryKeys.pushDevices, 'old-key', publicKey],
    queryFn: () => hasOldKey(publicKey).catch(() => false),
    enabled: here === undefined && support === 'ready',
    staleTime: 0,
  })
  if (support !== 'ready' && here === undefined) {
    return (
      <div className="grid gap-1">
        <p className="font-semibold">{messages.onThisDevice}</p>
        <p className="text-ink-soft text-sm">{WHY_NOT[support]}</p>
      </div>
    )
  }
  return (
    <>
      {isOld && here === undefined && <Banner tone="sky">{messages.keysChanged}</Banner>}
      <Switch
        label={messages.onThisDevice}
        hint={support === 'ready' ? messages.onThisDeviceAbout : WHY_NOT[support]}
        checked={isPending ? variables : here !== undefined}
        onChange={({ currentTarget }) => {
          if (!isPending) mutate(currentTarget.checked)
        }}
      />
    </>
  )
}

function useSwitch(publicKey: string, deviceId: string | undefined) {
  const { id } = useMember()
  const queryClient = useQueryClient()
  return useToastMutation({
    send: async (isOn: boolean) => {
      if (!isOn) {
        if (deviceId !== undefined) await remove(`/api/users/${id}/push-devices/${deviceId}`)
        await unsubscribe().catch(() => undefined)
        return
      }
      if (!(await askPermission())) throw new NotAllowed()
      const devices = await post<PushDevices>(`/api/users/${id}/push-devices`, await subscribe(publicKey))
      queryClient.setQueryData(devicesQuery(id).queryKey, devices)
    },
    done: (_, isOn) => ({ title: isOn ? messages.switchedOn : messages.switchedOff }),
    failed: (error, isOn) => ({
      title: isOn ? messages.switchOnFailed : messages.switchOffFailed,
      description: error instanceof NotAllowed ? messages.notAllowed : sentenceOf(error, messages.noAnswer),
    }),
    invalidates: [queryKeys.pushDevices, queryKeys.notificationSettings],
    waits: true,
  })
}
