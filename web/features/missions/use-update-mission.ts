import type { Mission, MissionUpdate } from 'contract/missions'
import { put } from '#web/client/api/api.ts'
import { sentenceOf } from '#web/client/api/api-error.ts'
import { CONTENT_KEYS } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { type MissionValues, missionFrom } from './mission-values.ts'

type Update = { values: MissionValues; updatedAt: string }

export function useUpdateMission(id: number, onSaved: (mission: Mission, sent: Update) => void) {
  return useToastMutation({
    invalidates: CONTENT_KEYS,
    waits: true,
    send: ({ values, updatedAt }: Update) =>
      put<Mission>(`/api/missions/${id}`, { ...missionFrom(values), updatedAt } satisfies MissionUpdate),
    done: ({ title }) => ({ title: 'Station Updated', description: `Station ${id}, "${title}", is saved.` }),
    failed: (error) => `Failed to update station: ${sentenceOf(error, error.message)}`,
    onSaved,
  })
}
