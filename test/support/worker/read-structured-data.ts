import { elementsOf } from './read-html.ts';

/** One block of structured data. */
export type JsonLdBlock = Readonly<Record<string, unknown>>;

/** Every JSON-LD block of a page. Throws if one is not JSON or could end its script element. */
export function readBlocks(html: string): JsonLdBlock[] {
  return elementsOf(html, 'script', { type: 'application/ld+json' }).map(({ text }) => {
    if (text.includes('<')) throw new Error('an unescaped < in structured data');
    return JSON.parse(text) as JsonLdBlock;
  });
}

/** The blocks of one type. */
export function blocksOf(html: string, type: string): JsonLdBlock[] {
  return readBlocks(html).filter((block) => block['@type'] === type);
}

/** The one block of a type; throws if there is none or more than one. */
export function blockOf(html: string, type: string): JsonLdBlock {
  const [block, another] = blocksOf(html, type);
  if (!block || another) throw new Error(`${block ? 'several' : 'no'} ${type} blocks`);
  return block;
}
