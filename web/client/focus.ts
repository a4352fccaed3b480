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
