import { Banner, type BannerTone } from '#web/ui/banner.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip, MinutesChip, PointsChip, TokensChip } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Sign, SignPlate } from '#web/ui/sign.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { Group, Row } from './group.tsx'

const TONES: BannerTone[] = ['sky', 'done', 'earned', 'danger']

export function Facts() {
  return (
    <>
      <Group title="Cards and signs">
        <Card as="div">A card, with its padding.</Card>
        <Sign>
          <p className="font-semibold text-sign-gold">Next stop: Station 2, 2 minutes</p>
          <p className="heading-station my-3">Friendship Frontier</p>
          <p className="text-on-sign-soft">Turn small talk into a real conversation.</p>
        </Sign>
        <Row>
          <SignPlate>All aboard</SignPlate>
        </Row>
      </Group>
      <Group title="Chips">
        <Row>
          <MinutesChip minutes={2} />
          <TokensChip tokens={5} />
          <PointsChip points={15} />
          <TokensChip tokens={1} paid />
          <PointsChip points={10} paid />
          <Chip tone="sky">TRAINING</Chip>
        </Row>
        <Row>
          {[1, 2, 3, 4, 5, 6].map((station) => (
            <span key={station} data-station={station}>
              <Chip tone="station">Station {station}</Chip>
            </span>
          ))}
        </Row>
      </Group>
      <Group title="Progress">
        <ProgressBar label="Stations complete" value={2} max={5} valueText="2 of 5 stations" />
        <ProgressBar label="Posts" value={4} max={30} size="thin" />
      </Group>
      <Group title="Banners">
        {TONES.map((tone) => (
          <Banner key={tone} tone={tone} title="You have been invited">
            Tomás Vidal has kept you a seat.
          </Banner>
        ))}
      </Group>
      <Group title="Waiting and empty">
        <Loading label="Loading mission..." className="grid gap-3">
          <Skeleton className="h-32" />
          <Skeleton className="h-7 w-2/3" />
          <Skeleton className="h-5" />
        </Loading>
        <EmptyState
          level={3}
          title="No courses available yet"
          action={
            <a href="/design" className={buttonClass({ variant: 'ink' })}>
              Back to Dashboard
            </a>
          }
        >
          The first train has not left the depot.
        </EmptyState>
      </Group>
    </>
  )
}
