/** The value below which the part `q` (0 to 1) of `values` lies; throws RangeError for none. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))];
  if (value === undefined) throw new RangeError('no values');
  return value;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
