import { Markdown } from '#web/ui/markdown.tsx'
import type { CardProps } from './card-props.ts'

export function ReadCard({ card }: Pick<CardProps<'read'>, 'card'>) {
  return <Markdown content={card.text} level={3} />
}
