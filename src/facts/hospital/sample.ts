/**
 * Marks a value of the sample hospital and returns it unchanged. Replace the value and remove the
 * mark: `npm run doctor` lists the marks that are left, and `npm run deploy` refuses them.
 */
/* @__NO_SIDE_EFFECTS__ */
export function sample<const T>(value: T): T {
  return value;
}
