/**
 * Returns the smallest value that `percent` percent of the values do not exceed (nearest rank).
 *
 * @param values in any order, at least one
 * @param percent above 0, at most 100
 * @throws RangeError if there is no value or the percentage is out of range
 * @example percentile([30, 10, 20, 40], 50) // 20
 */
export function percentile(values: readonly number[], percent: number): number {
  if (!(percent > 0 && percent <= 100)) throw new RangeError(`No percentile: ${percent}`);
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.ceil((percent / 100) * sorted.length) - 1];
  if (value === undefined) throw new RangeError('No percentile of nothing');
  return value;
}
