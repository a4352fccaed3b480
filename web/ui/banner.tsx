import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BannerTone = 'sky' | 'done' | 'earned' | 'danger'

const TONES: Record<BannerTone, string> = {
  sky: 'border-sky bg-sky-tint',
  done: 'border-done bg-done-tint',
  earned: 'border-earned bg-earned-tint',
  danger: 'border-danger bg-danger-tint',
}
const ICONS = { sky: Info, done: CircleCheck, earned: Info, danger: TriangleAlert }
const ICON_COLOURS: Record<BannerTone, string> = {
  sky: 'text-sky',
  done: 'text-done',
  earned: 'text-earned',
  danger: 'text-danger',
}

type BannerProps = {
  tone?: BannerTone
  title?: string
  /** A drawing or icon instead of the tone's own. */
  icon?: ReactNode
  /** `alert` when it appears as the answer to something the person did. */
  role?: 'alert' | 'status'
  className?: string
  children: ReactNode
}

/** A message that stays in the page: an invitation, a form's error, a state to know about. */
export function Banner({ tone = 'sky', title, icon, role, className, children }: BannerProps) {
  const Icon = ICONS[tone]
  return (
    <div role={role} className={classNames('flex gap-3 rounded-card border-2 p-4 text-ink', TONES[tone], className)}>
      {icon ?? <Icon size={24} className={classNames('shrink-0', ICON_COLOURS[tone])} aria-hidden />}
      <div className="min-w-0 flex-1">
        {title && <p className="font-display font-bold text-lg leading-snug">{title}</p>}
        {children}
      </div>
    </div>
  )
}
