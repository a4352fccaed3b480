import { vi } from 'vitest'

/** For a test whose fault React is right to report: says that what is in the console by now was expected. */
export function expectComplaints(): void {
  vi.mocked(console.error).mockClear()
}
