/** Most names that still fit in one sentence. */
const fewNames = 24;

/**
 * A hint for a mistyped name: the known name that begins most like it, " (did you mean 'x'?)", or
 * all of a few known names, ' (known: x, y)'.
 */
export function hint(wrong: string, known: Iterable<string>): string {
  const names = [...known];
  const shared = (name: string) => {
    const differs = [...name].findIndex((letter, at) => letter !== wrong[at]);
    return differs < 0 ? name.length : differs;
  };
  const [near] = names.filter((name) => shared(name) >= 3).sort((a, b) => shared(b) - shared(a));
  if (near) return ` (did you mean '${near}'?)`;
  return names.length <= fewNames ? ` (known: ${names.join(', ')})` : '';
}
