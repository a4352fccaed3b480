import type { Mission, MissionUpdate } from 'contract/missions'
import { put } from '#web/client/api.ts'
import { sentenceOf } from '#web/client/api-error.ts'
import { useContentWrite } from './use-content-write.ts'

export function useUpdateMission(id: number, onSaved: () => void) {
  return useContentWrite({
    send: (mission: MissionUpdate) => put<Mission>(`/api/missions/${id}`, mission),
    done: ({ title }) => ({ title: 'Station Updated', description: `Station ${id}, "${title}", is saved.` }),
    failed: (error) => `Failed to update station: ${sentenceOf(error, error.message)}`,
    onSaved,
  })
}
