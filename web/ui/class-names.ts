/** Joins the class names that apply; `false`, `null` and `undefined` are left out. */
export const classNames = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')
