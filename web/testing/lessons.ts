import type { Lesson, LessonSummary } from 'contract/lessons'

/** A lesson of course 1; its place is its id. */
export function aLessonSummary(id: number, overrides: Partial<LessonSummary> = {}): LessonSummary {
  return {
    id,
    courseId: 1,
    position: id,
    title: `Lesson called ${id}`,
    minutes: 4,
    objective: `You can do what lesson ${id} is about.`,
    isDraft: false,
    isFinished: false,
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...overrides,
  }
}

export function aLesson(id: number, overrides: Partial<Lesson> = {}): Lesson {
  return {
    ...aLessonSummary(id),
    content: '## The text\n\nRead this first.',
    cards: [
      { kind: 'read', text: 'Margins come from **customers**.' },
      { kind: 'do', text: 'Ask one person.' },
    ],
    ...overrides,
  }
}
