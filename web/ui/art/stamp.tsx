import { Drawing, type DrawingProps } from './drawing.tsx'
import one from './stamp-1.svg?url'
import two from './stamp-2.svg?url'
import three from './stamp-3.svg?url'
import four from './stamp-4.svg?url'
import five from './stamp-5.svg?url'

/** The stations that have a stamp: each of the five gives a badge. */
export type StampNumber = 1 | 2 | 3 | 4 | 5

const URLS: Record<StampNumber, string> = { 1: one, 2: two, 3: three, 4: four, 5: five }

export function isStampNumber(stationId: number): stationId is StampNumber {
  return stationId in URLS
}

/**
 * The passport stamp of a station, in the text colour around it. Set `--stamp-paper` where it does not lie on a card,
 * and `--stamp-fill` where it lies on a picture and needs its own paper. By `--stamp-words` and `--stamp-dots` it has
 * English words, or dots in their place (styles/art-colors.css).
 */
export function Stamp({ number, className = 'size-21', label }: DrawingProps & { number: StampNumber }) {
  return <Drawing name="stamp" url={URLS[number]} viewBox="0 0 120 120" className={className} label={label} />
}
