import { JOURNEY_THEMES } from 'game/journey-themes'
import { Barrier } from '#web/ui/art/barrier.tsx'
import { EmptyPlatform } from '#web/ui/art/empty-platform.tsx'
import { Friends, HeroScene, TicketOffice } from '#web/ui/art/landing-scenes.tsx'
import { Medal, type MedalMetal } from '#web/ui/art/medal.tsx'
import { Poster, type PosterNumber } from '#web/ui/art/poster.tsx'
import { Scene } from '#web/ui/art/scene.tsx'
import { Signal } from '#web/ui/art/signal.tsx'
import { Stamp, type StampNumber } from '#web/ui/art/stamp.tsx'
import { Ticket } from '#web/ui/art/ticket.tsx'
import { Train } from '#web/ui/art/train.tsx'
import { Logo, LogoMark } from '#web/ui/logo.tsx'
import { Group, Row } from './group.tsx'

const POSTERS: PosterNumber[] = [1, 2, 3, 4, 5, 6]
const STAMPS: StampNumber[] = [1, 2, 3, 4, 5]
const METALS: MedalMetal[] = ['gold', 'silver', 'bronze']

export function Drawings() {
  return (
    <>
      <Group title="Posters">
        <div className="grid gap-3 sm:grid-cols-2">
          {POSTERS.map((number) => (
            <div key={number} className="aspect-5/2 overflow-hidden rounded-card border-2 border-line">
              <Poster number={number} />
            </div>
          ))}
        </div>
        <Row>
          {POSTERS.map((number) => (
            <div key={number} className="size-16 overflow-hidden rounded-md">
              <Poster number={number} />
            </div>
          ))}
        </Row>
      </Group>
      <Group title="Stamps">
        <Row>
          {STAMPS.map((number) => (
            <span key={number} data-station={number} className="text-station">
              <Stamp number={number} className="size-28" />
            </span>
          ))}
          <span className="text-done">
            <Stamp number={1} />
          </span>
        </Row>
      </Group>
      <Group title="Small things">
        <Row>
          <Ticket className="w-18" />
          <Ticket punched className="w-18" />
          <Signal className="h-24" />
          <Signal state="stop" className="h-24" />
          {METALS.map((metal) => (
            <Medal key={metal} metal={metal} className="h-18" />
          ))}
          <LogoMark className="size-16" />
          <Logo />
        </Row>
        <Row>
          <Train onPage className="w-64" />
          <Train short onPage className="w-40" />
          <Barrier className="w-48" />
          <Barrier short className="w-24" />
        </Row>
      </Group>
      <Group title="Scenes">
        <div className="grid gap-3 sm:grid-cols-2">
          <EmptyPlatform />
          <TicketOffice />
          <Friends />
        </div>
        {[...JOURNEY_THEMES, null].map((theme) => (
          <div key={theme} className="h-55 overflow-hidden rounded-card lg:h-85">
            <Scene theme={theme} />
          </div>
        ))}
        <div className="relative h-72 overflow-hidden rounded-card">
          <HeroScene className="absolute inset-0 size-full" />
        </div>
      </Group>
    </>
  )
}
