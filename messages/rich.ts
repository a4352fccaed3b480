import { createElement, Fragment, type ReactNode } from 'react'

/** What stands for a tag of a message: it gets what the tag encloses. */
export type Tag = (inside: ReactNode) => ReactNode

/** The parts of a message with tags. As children of their own, so that React asks for no keys. */
export function rich(...parts: ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts)
}
