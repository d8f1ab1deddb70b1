/** Maximum names to list in one sentence. */
const maximumNames = 24;

/**
 * Returns a hint for a mistyped name: the known name with the longest common start, half of it or more,
 * " (did you mean 'x'?)", or all known names if they are few, ' (known: x, y)'.
 */
export function hint(wrong: string, known: Iterable<string>): string {
  const names = [...known];
  const shared = (name: string) => {
    const differs = [...name].findIndex((letter, at) => letter !== wrong[at]);
    return differs < 0 ? name.length : differs;
  };
  const isNear = (name: string) => shared(name) >= Math.max(3, name.length / 2);
  const [near] = names.filter(isNear).sort((a, b) => shared(b) - shared(a));
  if (near) return ` (did you mean '${near}'?)`;
  return names.length <= maximumNames ? ` (known: ${names.join(', ')})` : '';
}
