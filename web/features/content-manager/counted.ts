/** `1 quiz`, `2 quizzes`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** `3 materials and 1 quiz`: what a course brings along, and what goes with it. */
export function partsOf({ materialCount, quizCount }: { materialCount: number; quizCount: number }): string {
  return `${counted(materialCount, 'material')} and ${counted(quizCount, 'quiz', 'quizzes')}`
}
