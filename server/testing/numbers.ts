let made = 0

/** A number that nothing else in this test file has. */
export function nextNumber(): number {
  made += 1
  return made
}

/** The next number is the first again: for a test that makes the same in several databases. */
export function countAnew(): void {
  made = 0
}
