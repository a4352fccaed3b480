import type { Schema } from '#server/database/schema.ts'

type LearningTable =
  | 'lessons'
  | 'lesson_completions'
  | 'reviews'
  | 'review_cards'
  | 'review_days'
  | 'try_its'
  | 'progress_consents'
  | 'rescues'
  | 'conversations'
  | 'conversation_versions'
  | 'practice_runs'

/** The columns of lessons, reviews and practice conversations: a part of `TABLE_COLUMNS`. */
export const LEARNING_COLUMNS: { [Table in LearningTable]: Record<keyof Schema[Table], true> } = {
  lessons: {
    id: true,
    course_id: true,
    position: true,
    title: true,
    minutes: true,
    objective: true,
    content: true,
    cards: true,
    is_draft: true,
    updated_at: true,
    deleted_at: true,
  },
  lesson_completions: { member_id: true, lesson_id: true, completed_at: true },
  reviews: {
    id: true,
    member_id: true,
    idea: true,
    quiz_id: true,
    at: true,
    day: true,
    rating: true,
    retrievability: true,
    place: true,
    answer: true,
  },
  review_cards: {
    member_id: true,
    idea: true,
    quiz_id: true,
    stability: true,
    difficulty: true,
    last_day: true,
    due_day: true,
    reps: true,
    lapses: true,
  },
  review_days: { member_id: true, day: true, answered: true, right_at_first: true, finished_at: true },
  rescues: {
    id: true,
    member_id: true,
    sponsor_id: true,
    cause: true,
    stands_since: true,
    detail: true,
    state: true,
    shown_at: true,
    later_until: true,
    reached_out_at: true,
    moved_on_at: true,
    asked_at: true,
    settled_at: true,
    points: true,
  },
  progress_consents: {
    id: true,
    member_id: true,
    sponsor_id: true,
    agreed: true,
    wording: true,
    language: true,
    said_at: true,
  },
  try_its: { member_id: true, source: true, text: true, asked_on: true, answer: true, answered_at: true },
  conversations: {
    id: true,
    slug: true,
    theme: true,
    title: true,
    partner: true,
    objective: true,
    minutes: true,
    is_published: true,
    current_version: true,
    updated_at: true,
    deleted_at: true,
  },
  conversation_versions: { conversation_id: true, version: true, script: true, created_at: true, published_at: true },
  practice_runs: {
    id: true,
    member_id: true,
    conversation_id: true,
    version: true,
    ending: true,
    is_clear: true,
    facts: true,
    harms: true,
    played_at: true,
  },
}
