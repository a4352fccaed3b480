type Listed = { readonly position: number; readonly isFinished: boolean; readonly isDraft: boolean }

/** The lessons that count: administrators also get the drafts. */
export function publishedLessons<Lesson extends Listed>(lessons: readonly Lesson[]): Lesson[] {
  return lessons.filter(({ isDraft }) => !isDraft)
}

/**
 * Where a member goes on: the first unfinished lesson after this one, else the first unfinished one of all.
 * @param position of the lesson they come from; 0 at the course's beginning
 */
export function nextLesson<Lesson extends Listed>(lessons: readonly Lesson[], position = 0): Lesson | undefined {
  const open = publishedLessons(lessons).filter((lesson) => !lesson.isFinished && lesson.position !== position)
  return open.find((lesson) => lesson.position > position) ?? open[0]
}
