import * as messages from 'messages/review-session'
import { Card } from '#web/ui/card.tsx'
import { ReviewsPerDay } from './reviews-per-day.tsx'

/** How many questions a day, with why one may ask. */
export function ReviewsPerDayChoice({ about }: { about: string }) {
  return (
    <Card aria-labelledby="per-day" className="grid gap-3">
      <h2 id="per-day" className="heading-card">
        {messages.questionsADay}
      </h2>
      <p className="text-ink-soft">{about}</p>
      <ReviewsPerDay />
    </Card>
  )
}
