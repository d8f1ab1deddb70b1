/*
 * What nobody can see and what could make a text read differently from what was typed (Unicode
 * TR 36): controls but for line breaks, and the ignorable format characters: marks that turn the
 * reading direction, zero-width spaces, soft hyphens, tags. The two joiners stay, for letters and
 * emoji are written with them.
 */
const unwanted =
  /(?![\n\u200C\u200D])(?:\p{Cc}|[\uFFF9-\uFFFB]|(?=\p{Default_Ignorable_Code_Point})\p{Cf})/gu;

/** Joiners that have nothing before them to join. */
const looseJoiners = /(^|\s)[\u200C\u200D]+/g;

/**
 * What was typed in a field of several lines: line breaks as '\n', tabs as spaces, no invisible
 * characters, trimmed.
 */
export function cleanLines(text: string): string {
  const lines = text.toWellFormed().replace(/\r\n?/g, '\n').replaceAll('\t', ' ');
  return lines.replace(unwanted, '').replace(looseJoiners, '$1').trim();
}

/** What was typed in a field of one line: as cleanLines, and every run of white space one space. */
export function cleanLine(text: string): string {
  return cleanLines(text).replace(/\s+/g, ' ');
}
