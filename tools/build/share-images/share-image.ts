import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ShareCard } from '../../../src/seo/share-cards.ts';
import type { Original } from '../originals.ts';
import { cardSize, color, drawCard, pictureBox } from './draw-card.ts';

const cache = 'node_modules/.cache/share-images';
const jpeg = { quality: 80, mozjpeg: true } as const;

/** Inputs of a share image; `picture` is undefined if the card's picture has no original. */
export interface ShareImage {
  drawing: string;
  picture: Original | undefined;
  /** Path on the site, with a digest of the inputs. */
  path: string;
}

/** Prepares a card for rendering. Throws if its heading does not fit. */
export function shareImageOf(card: ShareCard, originals: readonly Original[]): ShareImage {
  const picture = originals.find(({ name }) => name === card.picture);
  const drawing = drawCard(card);
  const inputs = JSON.stringify([drawing, picture?.hash, cardSize, pictureBox, jpeg]);
  const digest = createHash('sha256').update(inputs).digest('hex').slice(0, 8);
  return { drawing, picture, path: `/assets/share-${digest}.jpg` };
}

/** Renders the picture with the drawing on top as a JPEG. The output is deterministic. */
async function renderShareImage({ drawing, picture }: ShareImage): Promise<Buffer> {
  const { left, top, ...box } = pictureBox;
  const background = color('sunk');
  const cropped =
    picture &&
    (await sharp(picture.path)
      .autoOrient()
      .resize({ ...box, fit: picture.cutout ? 'contain' : 'cover', background })
      .flatten({ background })
      .toBuffer());
  return sharp({ create: { ...cardSize, channels: 3, background } })
    .composite([
      ...(cropped ? [{ input: cropped, left, top }] : []),
      { input: Buffer.from(drawing), left: 0, top: 0 },
    ])
    .jpeg(jpeg)
    .toBuffer();
}

/** Returns the JPEG of a share image, from the cache if possible. */
export async function readShareImage(image: ShareImage): Promise<Buffer> {
  const file = join(cache, image.path.replace('/assets/', ''));
  if (existsSync(file)) return readFileSync(file);
  const bytes = await renderShareImage(image);
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, bytes);
  return bytes;
}
