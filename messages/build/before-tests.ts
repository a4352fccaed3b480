import { generateWhenStale } from './generate.ts'

/** Vitest calls it once before the tests. */
export function setup(): void {
  generateWhenStale()
}
