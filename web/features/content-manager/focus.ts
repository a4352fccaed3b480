/**
 * Moves the keyboard, once what was just changed is drawn: to what a press has opened, or back to what opened a form or
 * a dialog that is gone.
 */
export function focusSoon(id: string): void {
  requestAnimationFrame(() => setTimeout(() => document.getElementById(id)?.focus()))
}

/** Moves the keyboard to the first field with an error. */
export function focusFirstError(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
}

export const COURSE_FORM = 'course-form'
export const COURSE_LIST = 'course-list'
export const MATERIALS_PANEL = 'materials'
export const QUIZ_FORM = 'quiz-form'
export const QUIZ_LIST = 'quiz-list'
export const editCourseButton = (id: number) => `edit-course-${id}`
export const courseMaterialsButton = (id: number) => `materials-of-${id}`
export const editQuizButton = (id: number) => `edit-quiz-${id}`
export const STATION_FORM = 'station-form'
export const STATION_LIST = 'station-list'
export const editStationButton = (id: number) => `edit-station-${id}`
