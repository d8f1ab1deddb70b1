import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { site } from '../../src/facts/hospital/site.ts';
import { icons, renderWebManifest } from '../../src/seo/web-manifest.ts';

interface ManifestIcon {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
}

const manifest = JSON.parse(renderWebManifest());
const manifestIcons: readonly ManifestIcon[] = manifest.icons;

function publicFile(path: string): string {
  return `public${path}`;
}

describe('the web manifest', () => {
  it('names the hospital, its start and its colours', () => {
    expect(manifest).toMatchObject({
      name: site.name,
      start_url: '/',
      scope: '/',
      theme_color: site.themeColor,
      background_color: site.backgroundColor,
      lang: 'en-KE',
    });
    // launchers cut longer ones
    expect(manifest.short_name.length).toBeLessThanOrEqual(15);
  });

  it('has the icons that an install asks for', () => {
    const sizes = manifestIcons.map(({ sizes }) => sizes);
    expect(sizes).toContain('192x192');
    expect(sizes).toContain('512x512');
    expect(manifestIcons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  });

  it.each(manifestIcons.map((icon) => [icon.src, icon] as const))(
    '%s is there, of the size and type it says',
    async (src, { sizes, type }) => {
      const image = await sharp(publicFile(src)).metadata();
      expect(type).toBe(image.format === 'svg' ? 'image/svg+xml' : `image/${image.format}`);
      if (sizes === 'any') expect(image.format).toBe('svg');
      else expect(`${image.width}x${image.height}`).toBe(sizes);
    },
  );
});

describe('the other icons of the head', () => {
  it.each(Object.values(icons))('%s is there', (path) => {
    expect(existsSync(publicFile(path))).toBe(true);
  });

  it('the icon of an iPhone is 180 pixels and not transparent', async () => {
    const image = await sharp(publicFile(icons.appleTouch)).metadata();
    expect([image.width, image.height]).toEqual([180, 180]);
    expect((await sharp(publicFile(icons.appleTouch)).stats()).isOpaque).toBe(true);
  });
});
