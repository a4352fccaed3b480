import { classNames } from '../class-names.ts'
import { Drawing, type DrawingProps } from './drawing.tsx'
import long from './train.svg?url'
import short from './train-short.svg?url'

type TrainProps = DrawingProps & {
  /** One coach instead of two. */
  short?: boolean
  /** It stands on the page, not in a poster: lighter frames at night. */
  onPage?: boolean
}

/** The train, facing where the text runs to; its wheels stand on the lower edge of its box. */
export function Train({ short: isShort = false, onPage = false, className, label }: TrainProps) {
  return (
    <Drawing
      name="train"
      url={isShort ? short : long}
      viewBox={isShort ? '132 -20 292 125' : '-6 -20 430 125'}
      className={classNames('rtl:-scale-x-100', onPage && 'train-on-page', className)}
      label={label}
    />
  )
}
