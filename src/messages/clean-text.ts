/*
 * Invisible characters, which could make a text read differently from what was typed (Unicode
 * TR 36): controls except line breaks, and ignorable format characters such as direction marks,
 * zero-width spaces, soft hyphens and tags. The two joiners stay: letters and emoji need them.
 */
const unwanted =
  /(?![\n\u200C\u200D])(?:\p{Cc}|[\uFFF9-\uFFFB]|(?=\p{Default_Ignorable_Code_Point})\p{Cf})/gu;

/** Joiners with nothing before them to join. */
const looseJoiners = /(^|\s)[\u200C\u200D]+/g;

/**
 * Cleans the value of a field of several lines: line breaks as '\n', tabs as spaces, no invisible
 * characters, trimmed.
 */
export function cleanLines(text: string): string {
  const lines = text.toWellFormed().replace(/\r\n?/g, '\n').replaceAll('\t', ' ');
  return lines.replace(unwanted, '').replace(looseJoiners, '$1').trim();
}

/** Returns the first 20 characters: an error repeats no more of what was typed. */
export function excerpt(text: string): string {
  const characters = [...text];
  return characters.length > 20 ? `${characters.slice(0, 20).join('')}...` : text;
}

/** Cleans the value of a field of one line: like cleanLines, with each run of white space one space. */
export function cleanLine(text: string): string {
  return cleanLines(text).replace(/\s+/g, ' ');
}
