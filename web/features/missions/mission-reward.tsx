import type { MissionSummary } from 'contract/missions'
import { PointsChip, TokensChip } from '#web/ui/chip.tsx'

type MissionRewardProps = { mission: Pick<MissionSummary, 'tokens' | 'points'>; paid: boolean }

/** What a mission pays, or, once it is completed, what it has paid. */
export function MissionReward({ mission, paid }: MissionRewardProps) {
  return (
    <>
      <TokensChip tokens={mission.tokens} paid={paid} />
      <PointsChip points={mission.points} paid={paid} />
    </>
  )
}
