import { BookOpen, HandHeart, type LucideIcon, Route, Sparkles, Ticket, TrainFront, Trophy, Users } from 'lucide-react'
import { Poster, type PosterNumber } from '#web/ui/art/poster.tsx'
import type { GuideScene } from './guide-scene.ts'

const ICONS: Record<GuideScene['icon'], LucideIcon> = {
  TrainFront,
  BookOpen,
  Route,
  Users,
  Ticket,
  Trophy,
  HandHeart,
  Sparkles,
}

/** The picture of a scene: the poster of its colour, with its sign on a plate. */
export function ScenePicture({ scene: { icon, colour } }: { scene: GuideScene }) {
  const Icon = ICONS[icon]
  return (
    <div className="relative min-h-40 overflow-hidden rounded-md border-2 border-line md:min-h-52">
      <Poster number={Number(colour.slice('station-'.length)) as PosterNumber} className="absolute inset-0 size-full" />
      <span className="absolute top-3 start-3 grid size-14 place-items-center rounded-full border-2 border-line bg-station-tint text-station">
        <Icon size={28} aria-hidden />
      </span>
    </div>
  )
}
