import sharp from 'sharp';
import { expect, it } from 'vitest';
import { icons } from '../../src/seo/icons.ts';
import { renderWebManifest } from '../../src/seo/web-manifest.ts';

const { icons: inManifest } = JSON.parse(renderWebManifest('en')) as {
  icons: { src: string; sizes: string; type: string }[];
};
const read = (path: string) => sharp(`public${path}`);

it('each icon of the manifest has the size and type that it names', async () => {
  for (const { src, sizes, type } of inManifest) {
    const { format, width, height } = await read(src).metadata();
    expect([src, type]).toEqual([src, format === 'svg' ? 'image/svg+xml' : `image/${format}`]);
    expect([src, sizes]).toEqual([src, format === 'svg' ? 'any' : `${width}x${height}`]);
  }
});

it('the iPhone icon is 180 pixels wide and opaque', async () => {
  const { width, height } = await read(icons.appleTouch).metadata();
  expect([width, height]).toEqual([180, 180]);
  expect((await read(icons.appleTouch).stats()).isOpaque).toBe(true);
});
