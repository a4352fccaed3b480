import type { PushDevice } from 'contract/push'
import * as messages from 'messages/reminders'
import { useState } from 'react'
import { remove } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { focusSoon } from '#web/client/page/focus.ts'
import { useMember } from '#web/client/session/member.tsx'
import { unsubscribe } from '#web/client/session/unsubscribe.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Moment } from '#web/ui/moment.tsx'

/** The id of the heading above the list. */
const DEVICES = 'push-devices'

/** Where reminders go, each to be removed; nothing without any. */
export function DeviceList({ devices }: { devices: readonly PushDevice[] }) {
  const [asked, setAsked] = useState<PushDevice>()
  const close = () => setAsked(undefined)
  const { mutate, isPending } = useRemoval()
  // Without a device there's no list, and the dialog gives the focus to the main part.
  const confirm = () => asked && mutate(asked, { onSuccess: () => focusSoon(DEVICES), onSettled: close })
  if (devices.length === 0) return null
  return (
    <section aria-labelledby={DEVICES} className="grid gap-1">
      <h3 id={DEVICES} tabIndex={-1} className="font-semibold outline-none">
        {messages.devices}
      </h3>
      <ul className="divide-y divide-rule">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} onRemove={() => setAsked(device)} />
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        title={messages.removeTitle}
        question={messages.removeQuestion({ device: asked?.label ?? messages.unknownDevice })}
        confirmLabel={messages.remove}
        pending={isPending}
        onConfirm={confirm}
        onCancel={close}
      />
    </section>
  )
}

function DeviceRow({ device, onRemove }: { device: PushDevice; onRemove: () => void }) {
  const { label, createdAt, lastUsedAt, isThis } = device
  const name = label ?? messages.unknownDevice
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2.5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {isThis && <Chip tone="done">{messages.thisDevice}</Chip>}
        </p>
        <p className="text-ink-soft text-sm">
          {lastUsedAt === null
            ? messages.added({ when: () => <Moment at={createdAt} precise /> })
            : messages.lastReminder({ when: () => <Moment at={lastUsedAt} precise /> })}
        </p>
      </div>
      <Button aria-label={messages.removeThis({ device: name })} onClick={onRemove}>
        {messages.remove}
      </Button>
    </li>
  )
}

function useRemoval() {
  const { id } = useMember()
  return useToastMutation({
    send: async ({ id: deviceId, isThis }: PushDevice) => {
      await remove(`/api/users/${id}/push-devices/${deviceId}`)
      if (isThis) await unsubscribe().catch(() => undefined)
    },
    done: () => ({ title: messages.removed }),
    failed: messages.removeFailed,
    invalidates: [queryKeys.pushDevices, queryKeys.notificationSettings],
    waits: true,
  })
}
