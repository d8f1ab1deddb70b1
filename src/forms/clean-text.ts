// controls but for line breaks; marks that turn the reading direction, which could make the chat
// text read differently from what was typed (Unicode TR 36)
const unwanted = /(?!\n)[\p{Cc}\p{Bidi_Control}]/gu;

/**
 * What was typed in a field of several lines: line breaks as '\n', tabs as spaces, no control
 * characters, trimmed.
 */
export function cleanLines(text: string): string {
  const lines = text.toWellFormed().replace(/\r\n?/g, '\n').replaceAll('\t', ' ');
  return lines.replace(unwanted, '').trim();
}

/** What was typed in a field of one line: as cleanLines, and every run of white space one space. */
export function cleanLine(text: string): string {
  return cleanLines(text).replace(/\s+/g, ' ');
}
