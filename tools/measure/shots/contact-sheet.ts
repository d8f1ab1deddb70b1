import sharp from 'sharp';

/** A screenshot of a page as PNG. */
export interface Shot {
  path: string;
  png: Buffer;
}

/** Pixels between screenshots. */
const gap = 12;
const labelHeight = 24;

const escapeXml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Arranges screenshots in columns, each under its path. `width` and `height` are the size of one
 * screenshot on the sheet in pixels; longer pages are cropped at the bottom.
 */
export async function contactSheet(
  shots: readonly Shot[],
  { width, height, columns }: { width: number; height: number; columns: number },
): Promise<Buffer> {
  const cell = { width: width + gap, height: height + labelHeight + gap };
  const pages = await Promise.all(
    shots.map(async ({ path, png }, index) => {
      const left = gap + (index % columns) * cell.width;
      const top = gap + Math.floor(index / columns) * cell.height;
      const label =
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${labelHeight}">` +
        `<text y="16" font-family="sans-serif" font-size="14">${escapeXml(path)}</text></svg>`;
      const page = await sharp(png)
        .resize({ width })
        .extend({ bottom: height, background: 'white' })
        .toBuffer();
      return [
        { input: Buffer.from(label), left, top },
        {
          input: await sharp(page).extract({ left: 0, top: 0, width, height }).toBuffer(),
          left,
          top: top + labelHeight,
        },
      ];
    }),
  );
  const rows = Math.ceil(shots.length / columns);
  return sharp({
    create: {
      width: gap + columns * cell.width,
      height: gap + rows * cell.height,
      channels: 3,
      background: '#bbb',
    },
  })
    .composite(pages.flat())
    .png()
    .toBuffer();
}
