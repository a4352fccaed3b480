import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Mission, MissionSummary } from 'contract/missions'
import * as messages from 'messages/missions'
import { get } from '#web/client/api/api.ts'
import { Loaded } from '#web/client/api/loaded.tsx'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useHasDraft } from '#web/client/forms/use-draft.ts'
import { posterFor } from '#web/ui/art/poster.tsx'
import { Button } from '#web/ui/button.tsx'
import { CARD } from '#web/ui/card.tsx'
import { Chip, PointsChip, TokensChip } from '#web/ui/chip.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EditorSkeleton, ListWithFormSkeleton } from '#web/ui/list-skeleton.tsx'
import { NothingYet } from '#web/ui/nothing-yet.tsx'
import { editStationButton, MissionForm } from './mission-form.tsx'

/** All stations for the content manager. */
export function managedMissionsQuery() {
  return queryOptions({
    queryKey: [...queryKeys.missions, 'managed'],
    queryFn: ({ signal }) => get<MissionSummary[]>('/api/missions?original=true', signal),
  })
}

/** One station with its lesson, for the content manager. */
function managedMissionQuery(id: number) {
  return queryOptions({
    queryKey: [...queryKeys.missions, 'managed', id],
    queryFn: ({ signal }) => get<Mission>(`/api/missions/${id}?original=true`, signal),
  })
}

const STATION_LIST = 'station-list'

/** The id of the station in the form. */
type StationsView = { station?: number | undefined }

type StationsSectionProps = {
  view: StationsView
  /** @param focus the id of the element that takes the focus */
  onView: (changes: StationsView, focus?: string) => void
}

/** The stations of the line beside the form that rewrites one. There are five, and five they stay. */
export function StationsSection(props: StationsSectionProps) {
  const query = useQuery(managedMissionsQuery())
  return (
    <Loaded
      query={query}
      loading={<ListWithFormSkeleton label={messages.loadingStations} />}
      failure={messages.stationsFailed}
    >
      {(missions) => <Stations missions={missions} {...props} />}
    </Loaded>
  )
}

function Stations({ missions, view, onView }: StationsSectionProps & { missions: readonly MissionSummary[] }) {
  const edited = missions.find(({ id }) => id === view.station)
  const edit = (id: number) => {
    onView({ station: id })
  }
  const close = (id: number) => {
    onView({ station: undefined }, editStationButton(id))
  }
  return (
    <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <section aria-labelledby={STATION_LIST} className="grid gap-3">
        <h2 id={STATION_LIST} className="heading-section">
          {messages.stations}
        </h2>
        <ol className="grid gap-3">
          {missions.map((mission) => (
            <StationRow
              key={mission.id}
              mission={mission}
              edited={mission.id === edited?.id}
              onEdit={() => edit(mission.id)}
            />
          ))}
        </ol>
      </section>
      {edited ? (
        <StationForm key={edited.id} id={edited.id} missions={missions} onDone={() => close(edited.id)} />
      ) : (
        <NothingYet title={messages.noneChosen}>{messages.chooseEdit}</NothingYet>
      )}
    </div>
  )
}

type StationRowProps = { mission: MissionSummary; edited: boolean; onEdit: () => void }

function StationRow({ mission, edited, onEdit }: StationRowProps) {
  const { id, title, tokens, points, unlockAfter } = mission
  const titleId = `managed-station-${id}`
  const hasDraft = useHasDraft(`station:${id}`)
  return (
    <li
      data-station={posterFor(id)}
      className={classNames(CARD, 'flex items-center gap-3 p-3 sm:p-4', edited && 'ring-2 ring-signal')}
    >
      <div className="grid min-w-0 flex-1 gap-1.5">
        <h3 id={titleId} className="heading-card">
          {messages.stationTitle({ id, title })}
        </h3>
        <div className="flex flex-wrap gap-2">
          <TokensChip tokens={tokens} />
          <PointsChip points={points} />
          <Chip>{unlockAfter === null ? messages.openFromStart : messages.afterStation({ id: unlockAfter })}</Chip>
          {hasDraft && <Chip tone="earned">{messages.unsavedChanges}</Chip>}
        </div>
      </div>
      <Button
        id={editStationButton(id)}
        aria-describedby={titleId}
        aria-current={edited || undefined}
        className="px-3.5!"
        onClick={onEdit}
      >
        {messages.edit}
      </Button>
    </li>
  )
}

type StationFormProps = {
  id: number
  missions: readonly MissionSummary[]
  onDone: () => void
}

function StationForm({ id, missions, onDone }: StationFormProps) {
  const query = useQuery(managedMissionQuery(id))
  return (
    <Loaded query={query} loading={<EditorSkeleton label={messages.loadingMission} />} failure={messages.stationFailed}>
      {(mission) => <MissionForm mission={mission} missions={missions} onDone={onDone} />}
    </Loaded>
  )
}
