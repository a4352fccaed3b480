import { vi } from 'vitest'

/** For a test in which React rightly reports an error: marks the console output so far as expected. */
export function expectComplaints(): void {
  vi.mocked(console.error).mockClear()
}
