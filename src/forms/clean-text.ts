// C0 and C1 controls but for tab and line feed; bidirectional overrides and isolates, which
// could make the chat text read differently from what was typed (Unicode TR 36)
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
const unwanted = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** What was typed in a field of several lines: line breaks as '\n', no control characters, trimmed. */
export function cleanLines(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(unwanted, '').trim();
}

/** What was typed in a field of one line: as cleanLines, and every run of white space one space. */
export function cleanLine(text: string): string {
  return cleanLines(text).replace(/\s+/g, ' ');
}
