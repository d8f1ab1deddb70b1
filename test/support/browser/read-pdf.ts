import { inflateSync } from 'node:zlib';

interface PdfObject {
  /** The object without its stream. */
  text: string;
  stream: string;
}

/** Every object of the file by its number; streams are unpacked (ISO 32000-1, 7.3.8, 7.4.4). */
function readObjects(file: Buffer): Map<string, PdfObject> {
  const bytes = file.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const match of bytes.matchAll(/(?:^|\n)(\d+) 0 obj\b([\s\S]*?)\nendobj/g)) {
    const [, number = '', body = ''] = match;
    const start = /stream\r?\n/.exec(body);
    const text = start ? body.slice(0, start.index) : body;
    let stream = '';
    if (start && text.includes('/FlateDecode') && !text.includes('/Image')) {
      const length = Number(/\/Length (\d+)/.exec(text)?.[1]);
      const from = start.index + start[0].length;
      stream = inflateSync(Buffer.from(body.slice(from, from + length), 'latin1')).toString(
        'latin1',
      );
    }
    objects.set(number, { text, stream });
  }
  return objects;
}

interface Font {
  letters: Map<number, string>;
  /** One code of the font in hexadecimal. */
  code: RegExp;
}

function toText(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le');
}

/** The letters of a font's glyphs (ISO 32000-1, 9.10.3). */
function readCharacterMap(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', text = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g)) {
      letters.set(Number.parseInt(glyph, 16), toText(text));
    }
  }
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', to = '', text = ''] of block.matchAll(
      /<(\w+)>\s*<(\w+)>\s*<(\w+)>/g,
    )) {
      const first = Number.parseInt(from, 16);
      for (let glyph = first; glyph <= Number.parseInt(to, 16); glyph += 1) {
        letters.set(glyph, String.fromCodePoint(Number.parseInt(text, 16) + glyph - first));
      }
    }
  }
  return letters;
}

/**
 * The text on each sheet of a PDF from Chromium, without white space, because glyphs are positioned
 * and not spaced. Throws if the file has no sheet.
 */
export function readSheets(file: Buffer): string[] {
  const objects = readObjects(file);
  const fontsRead = new Map<string, Font>();
  function readFont(number: string): Font {
    const known = fontsRead.get(number);
    if (known) return known;
    const text = objects.get(number)?.text ?? '';
    const map = /\/ToUnicode (\d+) 0 R/.exec(text)?.[1] ?? '';
    const letters = readCharacterMap(objects.get(map)?.stream ?? '');
    // variable fonts are Type 3, with codes of one byte (ISO 32000-1, 9.6.5)
    const font = { letters, code: text.includes('/Type3') ? /.{2}/g : /.{4}/g };
    fontsRead.set(number, font);
    return font;
  }
  const sheets = [...objects.values()].filter(({ text }) => /\/Type\s*\/Page\b/.test(text));
  if (sheets.length === 0) throw new Error('no sheet in the file');
  return sheets.map(({ text }) => {
    const fonts = new Map(
      [...text.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', number = '']) => [name, number]),
    );
    const drawn = objects.get(/\/Contents (\d+) 0 R/.exec(text)?.[1] ?? '')?.stream ?? '';
    let font: Font | undefined;
    let words = '';
    for (const [, name, glyphs = ''] of drawn.matchAll(/\/(F\d+) [\d.]+ Tf|<([\da-fA-F]+)>/g)) {
      if (name) font = readFont(fonts.get(name) ?? '');
      if (!font) continue;
      for (const [glyph] of glyphs.matchAll(font.code)) {
        words += font.letters.get(Number.parseInt(glyph, 16)) ?? '';
      }
    }
    return words.replace(/\s/g, '');
  });
}
