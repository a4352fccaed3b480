const PREFIX = 'lesson:'

/** Where the browser stores a member's place in a half-done lesson. */
export function lessonPlaceKey(memberId: string, lessonId: number): string {
  return `${PREFIX}${memberId}:${lessonId}`
}

/** Removes the places of every member from this browser: they hold what was typed on cards. */
export function dropLessonPlaces(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // Storage is switched off, so there are none.
  }
}
