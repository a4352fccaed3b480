import { useQuery } from '@tanstack/react-query'
import { isCompleted } from 'game/missions'
import * as messages from 'messages/missions'
import type { ReactNode } from 'react'
import { likelyDialog } from '#web/client/lazy/lazy-dialog.ts'
import { useMember } from '#web/client/session/member.tsx'
import { missionQuery } from './mission-queries.ts'

const useMissionDialog = likelyDialog(() => import('./mission-dialog.tsx').then(({ MissionDialog }) => MissionDialog))

type MissionModalProps = {
  /** The selected mission; undefined where none is. */
  missionId: number | undefined
  /** Questions on the lesson, which stand under it. */
  check: (missionId: number) => ReactNode
  onClose: () => void
  /** To the mission's own page. */
  onGo: (missionId: number) => void
}

/** What a mission is about and what it pays, before one sets out. Asks for it while its script is loading. */
export function MissionModal({ missionId, check, onClose, onGo }: MissionModalProps) {
  const { completedMissions } = useMember()
  const query = useQuery({ ...missionQuery(missionId ?? 0), enabled: missionId !== undefined })
  const Dialog = useMissionDialog(missionId !== undefined, onClose)
  if (missionId === undefined) return null
  if (!Dialog) return <LoadingNotice />
  return (
    <Dialog
      query={query}
      completed={isCompleted(missionId, completedMissions)}
      check={check(missionId)}
      onClose={onClose}
      onGo={() => onGo(missionId)}
    />
  )
}

/** What stands there until the dialog's script has come. */
function LoadingNotice() {
  return (
    <div className="pointer-events-none fixed inset-0 z-40 grid place-items-center p-4">
      <p
        role="status"
        className="fade-in rounded-card border-2 border-line bg-card px-5 py-3 font-semibold text-ink shadow-lift"
      >
        {messages.loadingMission}
      </p>
    </div>
  )
}
