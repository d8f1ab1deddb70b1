/**
 * Marks what was made up for the sample hospital, and gives it back as it is. Whoever puts the real
 * value in takes the mark away: `npm run doctor` names each that is left, and `npm run deploy`
 * refuses them.
 */
/* @__NO_SIDE_EFFECTS__ */
export function sample<const T>(value: T): T {
  return value;
}
