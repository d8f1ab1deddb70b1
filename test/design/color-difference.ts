/** A colour in OKLab (CSS Color 4, section 10): lightness, and how red and how yellow it is. */
function toOklab(color: string): [lightness: number, a: number, b: number] {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new RangeError(`Not a colour: ${color}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

/** Returns the visible difference of two colours: 0 if equal, 1 for black and white. Throws RangeError. */
export function colorDifference(one: string, other: string): number {
  const [from, to] = [toOklab(one), toOklab(other)];
  return Math.hypot(...from.map((value, index) => value - (to[index] ?? 0)));
}
