import { look } from '../../../src/facts/hospital/look.ts';
import { site } from '../../../src/facts/hospital/site.ts';
import type { ShareCard } from '../../../src/seo/share-cards.ts';
import { markSvg } from '../look/plugin.ts';
import { tokensOf } from '../look/tokens.ts';
import { fitText, setText, type TextBox, type TextStyle } from './typeset.ts';

/** In pixels; networks show this size without cropping. */
export const cardSize = { width: 1200, height: 630 } as const;
/** Position of the page's picture; the panel overlaps its left edge. */
export const pictureBox = { left: 580, top: 0, width: 620, height: 630 } as const;

const margin = 68;
/** The panel ends in an arc, like the cradle in the logo. */
const panel = { edge: 596, radius: 900, rim: 12 } as const;
const logoBox = { top: 60, size: 64 } as const;
const phoneBox = { top: 506, height: 68 } as const;
/** The space between name and phone number. */
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

const tokens = tokensOf(look, 'light');

/** Returns a colour of the light scheme. Throws if the theme has none of that name. */
export function color(name: string): string {
  const value = tokens.get(name);
  if (!value) throw new Error(`client/styles/theme.css has no colour named ${name}`);
  return value;
}

/** Phosphor's phone-fill, on a grid of 256 units. */
const phoneIcon =
  '<path d="M231.88,175.08A56.26,56.26,0,0,1,176,224C96.6,224,32,159.4,32,80A56.26,56.26,0,0,1,80.92,24.12a16,16,0,0,1,16.62,9.52l21.12,47.15,0,.12A16,16,0,0,1,117.39,96c-.18.27-.37.52-.57.77L96,121.45c7.49,15.22,23.41,31,38.83,38.51l24.34-20.71a8.12,8.12,0,0,1,.75-.56,16,16,0,0,1,15.17-1.4l.13.06,47.11,21.11A16,16,0,0,1,231.88,175.08Z"/>';

/** Returns the content of an svg element. */
function innerSvg(svg: string): string {
  return svg.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');
}

function text(content: string, style: TextStyle, x: number, y: number, fill: string): string {
  return `<path fill="${fill}" d="${setText(content, style).path(x, y)}"/>`;
}

/** The logo and the hospital's name, on two lines if it contains '&'. */
function brand(): string {
  const [name = '', rest] = site.name.split(/ (?=&)/);
  const { top } = logoBox;
  const left = margin + logoBox.size + 18;
  return [
    // the logo's viewBox is 64 units wide
    `<g transform="translate(${margin} ${top})">${innerSvg(markSvg())}</g>`,
    text(name, { font: 'display', size: 31 }, left, top + (rest ? 28 : 43), color('on-band')),
    rest ? text(rest, { font: 'body', size: 24 }, left, top + 59, color('on-band-soft')) : '',
  ].join('');
}

/** The phone number in a button shape, with the opening hours. */
function phone(urgent: boolean): string {
  const { top, height } = phoneBox;
  const number = setText(site.phone, { font: 'display', size: 34 });
  const [inset, icon] = [30, 34];
  const left = margin + inset + icon + 14;
  const right = left + number.width + inset;
  const background = color(urgent ? 'alarm' : 'on-band-accent');
  const ink = color(urgent ? 'on-alarm' : 'brand-900');
  return [
    `<rect x="${margin}" y="${top}" width="${right - margin}" height="${height}" rx="${height / 2}" fill="${background}"/>`,
    // the icon's viewBox is 256 units wide
    `<g transform="translate(${margin + inset} ${top + (height - icon) / 2}) scale(${icon / 256})" fill="${ink}">${phoneIcon}</g>`,
    `<path fill="${ink}" d="${number.path(left, top + 46)}"/>`,
    text(site.hours.label, { font: 'body', size: 30 }, right + 24, top + 45, color('on-band-soft')),
  ].join('');
}

/** The section name above the heading, both centred vertically between name and phone number. */
function heading({ heading: content, section }: ShareCard): string {
  const { lines, style } = fitText(content, { font: 'display', tracking: -0.015 }, headingBox);
  const step = style.size * headingBox.lineHeight;
  const label: TextStyle = { font: 'body', size: 30 };
  const above = label.size + 22;
  const top = middle.top + (middle.bottom - middle.top - above - lines.length * step) / 2;
  // baseline of the first line: capitals are 0.78 of the font size
  const first = top + above + style.size * 0.78;
  return [
    text(section, label, margin, top + label.size * 0.87, color('on-band-accent')),
    ...lines.map((line, index) =>
      text(line, style, margin, first + index * step, color('on-band')),
    ),
  ].join('');
}

/** Returns the card without its picture as SVG. All text is paths, so rendering needs no font. */
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
