import { useQuery } from '@tanstack/react-query'
import { isCompleted } from 'game/missions'
import { useEffect, useState } from 'react'
import { useMember } from '#web/client/member.tsx'
import { missingScriptSentence } from '#web/client/missing-script.ts'
import { toast } from '#web/ui/toast.ts'
import { missionQuery } from './mission-queries.ts'

type MissionDialog = typeof import('./mission-dialog.tsx').MissionDialog

type MissionModalProps = {
  /** The selected mission; undefined where none is. */
  missionId: number | undefined
  onClose: () => void
  /** To the mission's own page. */
  onGo: (missionId: number) => void
}

/** What a mission is about and what it pays, before one sets out (spec §2). Asks for it while its script is loading. */
export function MissionModal({ missionId, onClose, onGo }: MissionModalProps) {
  const { completedMissions } = useMember()
  const query = useQuery({ ...missionQuery(missionId ?? 0), enabled: missionId !== undefined })
  const Dialog = useMissionDialog(missionId !== undefined, onClose)
  if (missionId === undefined || !Dialog) return null
  return (
    <Dialog
      query={query}
      completed={isCompleted(missionId, completedMissions)}
      onClose={onClose}
      onGo={() => onGo(missionId)}
    />
  )
}

/** The dialog's script, once it is wanted. Not React.lazy: that would remember a failure for as long as the page lives. */
function useMissionDialog(wanted: boolean, onFailed: () => void): MissionDialog | undefined {
  const [dialog, setDialog] = useState<{ component: MissionDialog }>()
  const missing = wanted && dialog === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched when it is missing, whatever onFailed is by then
  useEffect(() => {
    if (!missing) return
    import('./mission-dialog.tsx').then(
      ({ MissionDialog }) => setDialog({ component: MissionDialog }),
      () => {
        toast({ title: 'Error', description: missingScriptSentence(), variant: 'destructive' })
        onFailed()
      },
    )
  }, [missing])
  return dialog?.component
}
