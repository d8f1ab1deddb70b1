/** Returns the words of a text in ASCII letters and digits, without titles such as 'Dr.'. */
const plainWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/^\p{L}+\./u, '')
    .replace(/['\u2018\u2019]|\p{M}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);

/** Returns a name, with a number behind it if it is taken. */
export function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let count = 2; taken.has(free); count++) free = `${name}${count}`;
  taken.add(free);
  return free;
}

/** Returns a key for a person: 'Dr. Asha Njeri Kamau' is 'ashaKamau'. */
export function newKey(name: string): string {
  const [first = 'person', ...rest] = plainWords(name);
  return first.toLowerCase() + (rest.at(-1) ?? '');
}

/** Returns an id for a notice: 'There is no running water on 26 November.' is 'there-is-no-running'. */
export function newId({ text }: Readonly<Record<string, unknown>>): string {
  const [first = ''] = Object.values((text ?? {}) as Record<string, string>);
  return plainWords(first).slice(0, 4).join('-').toLowerCase() || 'item';
}
