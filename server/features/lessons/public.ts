export { clearCompletionsOf, insertCompletion } from './completion-queries.ts'
export { addLessons, deleteLessonsOf, lessonContentsOf, lessonCountOf, lessonCounts } from './course-lessons.ts'
export { personalData } from './personal-data.ts'
export { requireLesson } from './require-lesson.ts'
