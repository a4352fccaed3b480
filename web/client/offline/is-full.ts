/** Whether the browser refused to keep something because there's no room. */
export function isFull(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'QuotaExceededError'
}
