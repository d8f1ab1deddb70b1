import { readFileSync } from 'node:fs';
import { create, type Font, type GlyphRun } from 'fontkit';

/** The site's own fonts, so that the output does not depend on the machine. */
const folder = 'client/styles/fonts';

const fonts = { display: 'bricolage-grotesque.woff2', body: 'figtree.woff2' } as const;

type FontName = keyof typeof fonts;

const openFonts = new Map<FontName, Font>();

function open(name: FontName): Font {
  const font = openFonts.get(name) ?? create(readFileSync(`${folder}/${fonts[name]}`));
  openFonts.set(name, font);
  return font;
}

const shaped = new Map<string, GlyphRun>();

/** Returns the glyphs of a text in font units. Throws if the font lacks a character. */
function shape(text: string, name: FontName): GlyphRun {
  const key = `${name} ${text}`;
  const run = shaped.get(key) ?? open(name).layout(text);
  shaped.set(key, run);
  if (run.glyphs.some(({ id }) => id === 0)) {
    throw new Error(`${fonts[name]} lacks a character of '${text}': use other characters`);
  }
  return run;
}

/** Style of a line of text; sizes in pixels. */
export interface TextStyle {
  font: FontName;
  size: number;
  /** Space added after each letter, as a fraction of the size. */
  tracking?: number;
}

interface SetText {
  width: number;
  /** Returns the `d` of an SVG path whose baseline starts at the given point. */
  path(x: number, y: number): string;
}

/** Typesets one line. Throws if the font lacks a character. */
export function setText(text: string, { font, size, tracking = 0 }: TextStyle): SetText {
  const { glyphs, positions } = shape(text, font);
  const scale = size / open(font).unitsPerEm;
  const advances = positions.map(({ xAdvance }) => xAdvance * scale + tracking * size);
  const width = advances.reduce((sum, advance) => sum + advance, 0) - tracking * size;
  return {
    width,
    path(x, y) {
      let from = x;
      return glyphs
        .map((glyph, index) => {
          const drawn = glyph.path.scale(scale, -scale).translate(from, y).toSVG();
          from += advances[index] ?? 0;
          return drawn;
        })
        .join('');
    },
  };
}

const widthOf = (words: readonly string[], style: TextStyle) =>
  setText(words.join(' '), style).width;

/**
 * Breaks a text into the fewest possible lines, as even as possible: minimises the sum of squares of
 * the space left on each line. Returns undefined if a word is wider than the measure.
 */
function breakLines(
  words: readonly string[],
  style: TextStyle,
  measure: number,
): string[] | undefined {
  /** Memo of `best`. */
  const known = new Map<string, { lines: string[]; unevenness: number } | undefined>();
  /** Returns the best break of the words from an index on, in at most `most` lines. */
  const best = (from: number, most: number) => {
    const key = `${from} ${most}`;
    if (known.has(key)) return known.get(key);
    let found: { lines: string[]; unevenness: number } | undefined;
    for (let end = from + 1; most > 0 && end <= words.length; end += 1) {
      const line = words.slice(from, end);
      const room = measure - widthOf(line, style);
      if (room < 0) break;
      const rest = end < words.length ? best(end, most - 1) : { lines: [], unevenness: 0 };
      const unevenness = rest ? room ** 2 + rest.unevenness : Number.POSITIVE_INFINITY;
      if (rest && unevenness < (found?.unevenness ?? Number.POSITIVE_INFINITY)) {
        found = { lines: [line.join(' '), ...rest.lines], unevenness };
      }
    }
    known.set(key, found);
    return found;
  };
  for (let most = 1; most <= words.length; most += 1) {
    const found = best(0, most);
    if (found) return found.lines;
  }
  return undefined;
}

/** A box for text; sizes in pixels. */
export interface TextBox {
  width: number;
  height: number;
  /** As a fraction of the font size. */
  lineHeight: number;
  /** Tried in this order, each with its maximum number of lines. */
  sizes: readonly { size: number; lines: number }[];
}

/** Text broken into lines that fit a box, with the style used. */
interface FittedText {
  lines: readonly string[];
  style: TextStyle;
}

/** Breaks a text into lines at the largest size that fits the box. Throws if no size fits. */
export function fitText(
  text: string,
  style: Omit<TextStyle, 'size'>,
  { width, height, lineHeight, sizes }: TextBox,
): FittedText {
  const words = text.split(/\s+/).filter(Boolean);
  for (const { size, lines: most } of sizes) {
    const sized = { ...style, size };
    const lines = breakLines(words, sized, width);
    if (lines && lines.length <= most && lines.length * lineHeight * size <= height) {
      return { lines, style: sized };
    }
  }
  throw new Error(`'${text}' is too long for a share image: shorten the heading`);
}
