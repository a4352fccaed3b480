/**
 * The value below which so large a share (0 to 1) of the measurements lies; the largest when there are few.
 * @throws RangeError when nothing was measured
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)]
  if (value === undefined) throw new RangeError('Nothing was measured.')
  return value
}
