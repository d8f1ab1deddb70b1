import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { oldPath } from '../../src/facts/old-addresses.ts';
import type { OldAddress } from '../../src/facts/schemas/old-addresses.ts';
import { feedPath, placeByTable } from '../../src/site/addresses.ts';
import { pageRows, type RouteName, routes } from '../../src/site/routes.ts';

const file = 'src/facts/old-addresses.json';

/** Last parts of addresses that hospitals' sites often have, by the page that answers them here. */
const usualNames: Partial<Record<RouteName, RegExp>> = {
  home: /^(?:home|index|index\.(?:html?|php)|default\.aspx)$/,
  about: /^(?:about|who-we-are|our-(?:story|history|mission))(?:-us)?(?:\.html?|\.php)?$/,
  contact: /^(?:contacts?|get-in-touch|find-us|location)(?:-us)?(?:\.html?|\.php)?$/,
  services: /^(?:our-)?(?:services?|departments)(?:\.html?|\.php)?$/,
  doctors: /^(?:our-)?(?:team|doctors?|specialists|staff)(?:\.html?|\.php)?$/,
  appointments: /^(?:book-(?:an-)?)?appointments?(?:\.html?|\.php)?$/,
  insurance: /^(?:insurance|our-partners|nhif|sha)(?:\.html?|\.php)?$/,
  maternityPackages: /^maternity-(?:packages?|charges)(?:\.html?|\.php)?$/,
  testimonials: /^(?:reviews|what-(?:our-)?patients-say)$/,
  privacy: /^(?:privacy|privacy-(?:policy|notice))(?:\.html?|\.php)?$/,
  blog: /^(?:news|blogs?|articles)$/,
};

const ownNames = new Map(pageRows.map(([name, { path }]) => [path.split('/').at(-1), name]));

/** Returns the page that surely answers an old path, or undefined. */
function surePage(path: string): string | undefined {
  if (/^\/(?:[\w-]+\/)*feed\/?$/.test(path)) return feedPath('blog', 'en');
  const last = oldPath(path).split('/').at(-1) ?? '';
  const bare = last.replace(/\.(?:html?|php)$/, '');
  const usual = Object.entries(usualNames).find(([, pattern]) => pattern.test(last))?.[0];
  const name = (ownNames.get(bare) ?? usual) as RouteName | undefined;
  return name && routes[name].path;
}

/** Returns the paths in a sitemap (`<loc>`) or a WordPress export (`<link>`), each once. */
export function pathsIn(xml: string): string[] {
  const addresses = [...xml.matchAll(/<(?:loc|link)>\s*(?:<!\[CDATA\[)?\s*(https?:[^<\]\s]+)/g)];
  const paths = addresses.flatMap(([, address = '']) => URL.parse(address)?.pathname ?? []);
  return [...new Set(paths)].filter((path) => path !== '/');
}

/** Sorts old paths into those with a sure page here, those that exist here anyway, and the rest. */
export function sortPaths(paths: readonly string[]): { sure: OldAddress[]; unsure: string[] } {
  const sure: OldAddress[] = [];
  const unsure: string[] = [];
  for (const from of paths.filter((path) => !placeByTable(oldPath(path)))) {
    const to = surePage(from);
    if (to) sure.push({ from, to });
    else unsure.push(from);
  }
  return { sure, unsure };
}

/* `npm run old-addresses -- sitemap.xml`: reads the former site's sitemap or WordPress export, adds the
 * sure addresses to src/facts/old-addresses.json and prints the others, for a person to add. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [source] = process.argv.slice(2);
  if (!source) {
    console.error('Name a file: npm run old-addresses -- sitemap.xml');
    process.exitCode = 2;
  } else {
    const content = JSON.parse(readFileSync(file, 'utf8'));
    const known = new Set(content.addresses.map(({ from }: OldAddress) => oldPath(from)));
    const { sure, unsure } = sortPaths(pathsIn(readFileSync(source, 'utf8')));
    const added = sure.filter(({ from }) => !known.has(oldPath(from)));
    content.addresses.push(...added);
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
    for (const { from, to } of added) console.log(`added     ${from} -> ${to}`);
    for (const path of unsure.filter((each) => !known.has(oldPath(each)))) {
      console.log(`not sure  ${path}`);
    }
    console.log(`${added.length} added to ${file}, ${unsure.length} left for you to decide.`);
  }
}
