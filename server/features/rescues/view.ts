import type { Help, RescueCard, Rescues } from 'contract/rescues'
import type { readHelpFor, readOutcomes, readShown } from './card-queries.ts'

const isoOf = (at: number | null) => new Date(at ?? 0).toISOString()

type Shown = Awaited<ReturnType<typeof readShown>>[number]

export function rescuesView(
  shown: readonly Shown[],
  { reachedOut, thanks }: Awaited<ReturnType<typeof readOutcomes>>,
): Rescues {
  return {
    cards: shown.map(cardView),
    reachedOut: reachedOut.map(({ id, name, reached_out_at }) => ({ id, name, reachedOutAt: isoOf(reached_out_at) })),
    thanks: thanks.map(({ id, name, settled_at, points }) => ({ id, name, thankedAt: isoOf(settled_at), points })),
  }
}

function cardView({ id, name, cause, stands_since, detail, stationTitle, courseTitle }: Shown): RescueCard {
  const title = stationTitle ?? courseTitle
  return {
    id,
    name,
    cause,
    since: isoOf(stands_since),
    ...(title === null ? {} : { title }),
    ...(cause === 'streak' && detail !== null ? { days: detail } : {}),
  }
}

type HelpRows = Awaited<ReturnType<typeof readHelpFor>>

export function helpView(asked: HelpRows): Help {
  return {
    questions: asked.map(({ id, sponsorName, reached_out_at }) => ({
      id,
      sponsorName,
      reachedOutAt: isoOf(reached_out_at),
    })),
  }
}
