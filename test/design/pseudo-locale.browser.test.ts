import { expect, it } from 'vitest';
import { hrefIn } from '../../src/site/addresses.ts';
import { defaultLanguage } from '../../src/site/languages.ts';
import { blockPictures } from '../support/browser/block-pictures.ts';
import { layoutFaults } from '../support/browser/layout-faults.ts';
import { openBlank, origin } from '../support/browser/open-page.ts';
import { pseudoText } from '../words/translation/pseudo-locale.ts';

const href = hrefIn(defaultLanguage);
const pages = [
  href('home'),
  href('services'),
  href('maternityPackages'),
  href('contact'),
  href('emergency'),
  href('blogPost', 1),
];

it.each(pages)('%s keeps its layout in en-XA, whose texts are a third longer', async (path) => {
  const { page } = await openBlank({ reducedMotion: 'reduce' });
  await blockPictures(page);
  await page.goto(origin + path);
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      found.push(node.textContent ?? '');
    return found;
  });
  await page.evaluate((longer) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node);
    for (const [index, node] of nodes.entries()) node.textContent = longer[index] ?? '';
  }, texts.map(pseudoText));
  const faults: string[] = [];
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    faults.push(...(await layoutFaults(page)).map((fault) => `${width} px: ${fault}`));
  }
  expect(faults).toEqual([]);
});
