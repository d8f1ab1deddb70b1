/** The longest line of a calendar file in octets, its end not counted (RFC 5545, 3.1). */
const longestLine = 75;

const encoder = new TextEncoder();

/** A text as the value of a property: commas, semicolons, backslashes and line ends escaped (3.3.11). */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/** A line in pieces of at most 75 octets, each but the first begun with a space; no character is cut. */
export function foldLine(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let length = 0;
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (length + octets > longestLine) {
      pieces.push(piece);
      piece = ' ';
      length = 1;
    }
    piece += character;
    length += octets;
  }
  return [...pieces, piece].join('\r\n');
}

/** '2027-01-12' as the value of a DATE: '20270112' (3.3.4). */
export function dateValue(isoDay: string): string {
  return isoDay.replaceAll('-', '');
}

/** A time in milliseconds since 1970 as a DATE-TIME in UTC: '20270112T090000Z' (3.3.5). */
export function utcValue(time: number): string {
  return new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** A component around its properties and the components inside it. */
export function component(name: string, lines: readonly string[]): string[] {
  return [`BEGIN:${name}`, ...lines, `END:${name}`];
}

/** Lines as a file: folded, each ended by CRLF. */
export function calendarFile(lines: readonly string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
