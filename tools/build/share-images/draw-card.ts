import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { site } from '../../../src/facts/hospital/site.ts';
import type { ShareCard } from '../../../src/seo/share-cards.ts';
import { fitText, setText, type TextBox, type TextStyle } from './typeset.ts';

/** In pixels: what every network shows whole. */
export const cardSize = { width: 1200, height: 630 } as const;
/** Where the page's picture stands; the panel's edge runs over its left side. */
export const pictureBox = { left: 580, top: 0, width: 620, height: 630 } as const;

const margin = 68;
/** The panel ends in an arc like that of the cradle in the mark. */
const panel = { edge: 596, radius: 900, rim: 12 } as const;
const markBox = { top: 60, size: 64 } as const;
const phoneBox = { top: 506, height: 68 } as const;
/** Between the name above and the phone number below. */
const middle = { top: 160, bottom: phoneBox.top } as const;

const headingBox: TextBox = {
  width: 508,
  height: 252,
  lineHeight: 1.06,
  // two lines of large letters, or more of small ones
  sizes: [
    { size: 84, lines: 2 },
    { size: 78, lines: 2 },
    { size: 72, lines: 2 },
    { size: 66, lines: 2 },
    { size: 60, lines: 3 },
    { size: 55, lines: 4 },
    { size: 50, lines: 4 },
    { size: 46, lines: 5 },
    { size: 42, lines: 5 },
    { size: 38, lines: 6 },
  ],
};

const theme = readFileSync('client/styles/theme.css', 'utf8');

/** A colour of the light scheme. Throws where the theme has none of that name. */
function color(name: string): string {
  const value = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(theme)?.[1];
  if (!value) throw new Error(`client/styles/theme.css has no colour named ${name}`);
  return value;
}

const phoneIcon = fileURLToPath(import.meta.resolve('@phosphor-icons/core/fill/phone-fill.svg'));
const mark = 'public/icons/icon.svg';

/** What stands inside a drawing's svg element. */
function insideOf(file: string): string {
  return readFileSync(file, 'utf8').replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');
}

function text(said: string, style: TextStyle, x: number, y: number, fill: string): string {
  return `<path fill="${fill}" d="${setText(said, style).path(x, y)}"/>`;
}

/** The mark and the hospital's name, on two lines where it has two parts. */
function brand(): string {
  const [name = '', rest] = site.name.split(/ (?=&)/);
  const { top } = markBox;
  const left = margin + markBox.size + 18;
  return [
    // the mark is drawn on a ground of 64
    `<g transform="translate(${margin} ${top})">${insideOf(mark)}</g>`,
    text(name, { font: 'display', size: 31 }, left, top + (rest ? 28 : 43), color('on-band')),
    rest ? text(rest, { font: 'body', size: 24 }, left, top + 59, color('on-band-soft')) : '',
  ].join('');
}

/** The phone number as a button would show it, and the hours at which it is answered. */
function phone(urgent: boolean): string {
  const { top, height } = phoneBox;
  const number = setText(site.phone, { font: 'display', size: 34 });
  const [inset, icon] = [30, 34];
  const left = margin + inset + icon + 14;
  const right = left + number.width + inset;
  const ground = color(urgent ? 'alarm' : 'on-band-accent');
  const ink = color(urgent ? 'on-alarm' : 'brand-900');
  return [
    `<rect x="${margin}" y="${top}" width="${right - margin}" height="${height}" rx="${height / 2}" fill="${ground}"/>`,
    // icons are drawn on a ground of 256
    `<g transform="translate(${margin + inset} ${top + (height - icon) / 2}) scale(${icon / 256})" fill="${ink}">${insideOf(phoneIcon)}</g>`,
    `<path fill="${ink}" d="${number.path(left, top + 46)}"/>`,
    text(site.hours.label, { font: 'body', size: 30 }, right + 24, top + 45, color('on-band-soft')),
  ].join('');
}

/** The section above the heading, both in the middle between the name and the phone number. */
function heading({ heading: said, section }: ShareCard): string {
  const { lines, style } = fitText(said, { font: 'display', tracking: -0.015 }, headingBox);
  const step = style.size * headingBox.lineHeight;
  const label: TextStyle = { font: 'body', size: 30 };
  const above = label.size + 22;
  const top = middle.top + (middle.bottom - middle.top - above - lines.length * step) / 2;
  // where the capitals of the first line stand
  const first = top + above + style.size * 0.78;
  return [
    text(section, label, margin, top + label.size * 0.87, color('on-band-accent')),
    ...lines.map((line, index) =>
      text(line, style, margin, first + index * step, color('on-band')),
    ),
  ].join('');
}

/** The card above its picture, as SVG of paths alone: it asks for no font. */
export function drawCard(card: ShareCard): string {
  const { width, height } = cardSize;
  const { edge, radius, rim } = panel;
  const arc = `A${radius} ${radius} 0 0 1 ${edge} ${height}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<path d="M0 0H${edge}${arc}H0Z" fill="${color('band')}"/>`,
    `<path d="M${edge} 0${arc}" fill="none" stroke="${color('on-band-accent')}" stroke-width="${rim}"/>`,
    brand(),
    heading(card),
    phone(card.urgent),
    '</svg>',
  ].join('');
}
