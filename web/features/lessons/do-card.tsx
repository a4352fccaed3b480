import { Markdown } from '#web/ui/markdown.tsx'
import type { CardProps } from './card-props.ts'

/** What to try with a person, off the screen. */
export function DoCard({ card }: Pick<CardProps<'do'>, 'card'>) {
  return (
    <div className="rounded-card border-2 border-control border-dashed p-4 sm:px-6 sm:py-5">
      <Markdown content={card.text} level={3} />
    </div>
  )
}
