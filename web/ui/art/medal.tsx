import { classNames } from '../class-names.ts'
import { Drawing, type DrawingProps } from './drawing.tsx'
import url from './medal.svg?url'

export type MedalMetal = 'gold' | 'silver' | 'bronze'

const METALS: Record<MedalMetal, string> = { gold: 'medal-gold', silver: 'medal-silver', bronze: 'medal-bronze' }

/** A medal on its ribbon, 64 × 72. */
export function Medal({ metal = 'gold', className = 'h-14', label }: DrawingProps & { metal?: MedalMetal }) {
  return (
    <Drawing
      name="medal"
      url={url}
      viewBox="0 0 64 72"
      className={classNames(METALS[metal], className)}
      label={label}
    />
  )
}
