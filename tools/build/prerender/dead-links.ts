import { Parser } from 'htmlparser2';

interface PageLinks {
  links: readonly string[];
  ids: ReadonlySet<string>;
}

function readLinks(html: string): PageLinks {
  const links: string[] = [];
  const ids = new Set<string>();
  const parser = new Parser({
    onopentag(name, { href, id }) {
      if (id) ids.add(id);
      if (name === 'a' && href?.startsWith('/')) links.push(href);
    },
  });
  parser.end(html);
  return { links, ids };
}

/**
 * Returns a line for each link of a page to an address of this site, or a heading there, that does not
 * exist. `isFile` says whether an address is a file that is not in `documents`.
 */
export function findDeadLinks(
  documents: ReadonlyMap<string, string>,
  isFile: (path: string) => boolean,
): string[] {
  const pages = new Map([...documents].map(([path, html]) => [path, readLinks(html)]));
  return [...pages].flatMap(([page, { links }]) =>
    [...new Set(links)].flatMap((link) => {
      const [address = '', fragment] = link.split('#');
      const [path = ''] = address.split('?');
      const target = pages.get(path);
      const exists = target
        ? !fragment || target.ids.has(decodeURIComponent(fragment))
        : isFile(path);
      return exists ? [] : [`${page} links to ${link}, which this site does not have`];
    }),
  );
}
