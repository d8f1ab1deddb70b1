const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** How many there are of something: 'four'; from thirteen on in figures. */
export function numberInWords(count: number): string {
  return numbers[count] ?? String(count);
}

/** The same at the beginning of a sentence: 'Four'. */
export function numberAtStart(count: number): string {
  const word = numberInWords(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
