import type { ReactNode } from 'react'

/**
 * A name or a title within a sentence, isolated so that its direction doesn't affect the text around it. For a tag of a
 * message.
 */
export const isolated = (inside: ReactNode): ReactNode => <bdi>{inside}</bdi>

/** An address, a code or a signed number within a sentence: it reads from left to right in every language. */
export const leftToRight = (inside: ReactNode): ReactNode => <bdi dir="ltr">{inside}</bdi>
