/** Returns the `q` quantile (0 to 1) of the values. Throws RangeError if there are none. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))];
  if (value === undefined) throw new RangeError('quantile() needs at least one value');
  return value;
}

/** Returns the median. Throws RangeError if there are no values. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
