/** Colours as '#rrggbb': contrast, difference, and a change of hue in OKLab (CSS Color 4, section 10). */

type Oklab = [lightness: number, redness: number, yellowness: number];

/** Returns the channels' shares of light (WCAG 2.2, relative luminance). Throws on another notation. */
function linearOf(color: string): [red: number, green: number, blue: number] {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new RangeError(`not a colour of six digits: ${color}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}

/** Returns the contrast ratio of two colours: 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other]
    .map((color) => {
      const [red, green, blue] = linearOf(color);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function toOklab(color: string): Oklab {
  const [red, green, blue] = linearOf(color);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

/** Returns the channels' shares of light; outside 0 to 1 if no screen can show the colour. */
function toLinear([lightness, redness, yellowness]: Oklab): number[] {
  const long = (lightness + 0.3963377774 * redness + 0.2158037573 * yellowness) ** 3;
  const middle = (lightness - 0.1055613458 * redness - 0.0638541728 * yellowness) ** 3;
  const short = (lightness - 0.0894841775 * redness - 1.291485548 * yellowness) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** Returns the nearest colour that screens show: of the same hue and lightness, perhaps paler. */
function fromOklab([lightness, redness, yellowness]: Oklab): string {
  const linear = toLinear([lightness, redness, yellowness]);
  const isTooStrong = linear.some((share) => share < -0.001 || share > 1.001);
  if (isTooStrong && Math.hypot(redness, yellowness) > 0.001)
    return fromOklab([lightness, redness * 0.97, yellowness * 0.97]);
  const digits = linear.map((share) => {
    const light = Math.min(1, Math.max(0, share));
    const channel = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

/** Returns the visible difference of two colours: 0 if equal, 1 for black and white. */
export function colorDifference(one: string, other: string): number {
  const [from, to] = [toOklab(one), toOklab(other)];
  return Math.hypot(...from.map((value, index) => value - (to[index] ?? 0)));
}

/** Returns a colour with the lightness it has, turned and strengthened as `to` is from `from`. */
export function turnColor(color: string, from: string, to: string): string {
  const [[, fromRed, fromYellow], [, toRed, toYellow], [lightness, redness, yellowness]] = [
    toOklab(from),
    toOklab(to),
    toOklab(color),
  ];
  // the quotient of two complex numbers: its angle is the turn, its length the change of strength
  const square = fromRed ** 2 + fromYellow ** 2;
  const real = (toRed * fromRed + toYellow * fromYellow) / square;
  const imaginary = (toYellow * fromRed - toRed * fromYellow) / square;
  return fromOklab([
    lightness,
    redness * real - yellowness * imaginary,
    redness * imaginary + yellowness * real,
  ]);
}
