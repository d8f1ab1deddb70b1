import { describe, expect, it } from 'vitest';
import { importsIn, type ModuleImport } from './module-imports.ts';
import { sourceFiles } from './source-files.ts';

const virtual = 'virtual modules';

/**
 * Which rooms each room may import, itself included. Imports run one way:
 * routes, languages -> addresses -> facts -> words -> places -> seo, search -> forms -> components,
 * islands -> pages -> server -> app -> index. What is not named here fails.
 */
const contract = ['routes', 'languages', 'addresses'];
const told = [...contract, 'facts', 'words'];
const drawn = [...told, 'places', 'forms', 'seo', 'components', 'islands'];
const mayImport: Readonly<Record<string, readonly string[]>> = {
  routes: [],
  languages: [],
  addresses: ['routes', 'languages'],
  facts: [...contract, 'facts'],
  security: [...contract, 'facts'],
  words: told,
  places: told,
  forms: [...told, 'places', 'forms', 'search'],
  seo: [...told, 'places', 'seo', virtual],
  search: [...told, 'places', 'forms', 'search'],
  components: [...drawn, 'search', virtual],
  islands: [...drawn, virtual],
  pages: [...drawn, 'search', 'pages'],
  server: [...drawn, 'security', 'search', 'pages', 'server', virtual],
  'service-worker': ['service-worker', 'facts'],
  app: [...contract, 'seo', 'server', virtual],
  index: ['app'],
  client: ['client', 'islands', 'facts'],
};

/**
 * What the word files of the islands may draw together: short, and needed by a widget. Whole
 * articles, people and service pages stay on the server.
 */
const wordsForBrowser = new Set([
  'article-card',
  'article-categories',
  'articles-pages',
  'chat-form',
  'form-messages',
  'format',
  'forms',
  'medical-articles',
  'new-tab',
  'search-emergencies',
  'search-label',
  'toast',
  'urgent-message',
  'health-data-in-chat',
]);

/** How days, sums and lists of words are put together, whatever the language: they contain no words. */
const wordlessFiles = new Set(['src/words/format-parts.ts', 'src/words/listed-words.ts']);

/** How the search compares words: a form reads its message with it. */
const comparingWords =
  /^src\/search\/(fold-words|near-words|stem-words|slips|match-phrases|match-emergencies)\.ts$/;

/** Facts that the browser may carry: where the chat is, which fields a form has, today, what is kept. */
const factsForBrowser = new Set(
  [
    'article-categories',
    'days',
    'forms',
    'kenyan-day',
    'offline',
    'sample',
    'site',
    'third-parties',
  ].map((name) => `src/facts/${name}.ts`),
);

/** The files that may use a package; no other package is allowed. */
const packageUsers: Readonly<Record<string, RegExp>> = {
  '@cloudflare/workers-types': /^src\/(server\/env|app)\.ts$/,
  hono: /^src\/(server\/|app\.ts$)/,
  react: /^src\/(components|islands|pages|server)\//,
  'react-dom/server.edge': /^src\/components\/document\/render-document\.ts$/,
  'react-dom/client': /^src\/islands\//,
  'framer-motion': /^client\//,
  'embla-carousel': /^src\/islands\//,
  'schema-dts': /^src\/seo\//,
  // the schemas of edited JSON, read by the build; the rest of the site takes their types alone
  minisearch: /^src\/search\//,
  htmlparser2: /^src\/search\//,
  typebox: /^src\/facts\/schemas\//,
  '@phosphor-icons/core': /^src\/(components|islands)\//,
};

function roomOf(path: string): string | undefined {
  if (path.startsWith('virtual:')) return virtual;
  if (path.startsWith('client/service-worker/')) return 'service-worker';
  if (path.startsWith('client/')) return 'client';
  return /^src\/([a-z]+)(?:\/|\.tsx?$)/.exec(path)?.[1];
}

function packageOf(name: string): string | undefined {
  return Object.keys(packageUsers)
    .filter((known) => name === known || name.startsWith(`${known}/`))
    .sort((a, b) => b.length - a.length)[0];
}

const all = [...importsIn('src'), ...importsIn('client')];
const arrow = ({ from, to }: ModuleImport) => `${from} -> ${to}`;
/** Declaration files belong to no room and are not bundled. */
const inside = all.filter(({ from, to }) => roomOf(to) !== undefined && !from.endsWith('.d.ts'));

const carried = inside.filter(({ typeOnly }) => !typeOnly);

/** The files themselves and all that comes along with them when they are loaded. */
function reachedFrom(paths: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (path: string) => {
    if (reached.has(path)) return;
    reached.add(path);
    for (const { from, to } of carried) if (from === path) visit(to);
  };
  for (const path of paths) visit(path);
  return reached;
}

const reachedByBrowser = reachedFrom(sourceFiles('client').map(({ path }) => path));

/** The language that a file of words is written in; of a file beside them: undefined. */
const languageOfWords = (path: string) => /^src\/words\/(\w+)\//.exec(path)?.[1];

describe('imports run one way', () => {
  it('every file is in a room of the rules', () => {
    const paths = [...sourceFiles('src'), ...sourceFiles('client')].map(({ path }) => path);
    const homeless = paths.filter(
      (path) => !/\.(?:d\.ts|md)$/.test(path) && !Object.hasOwn(mayImport, roomOf(path) ?? ''),
    );
    expect(homeless).toEqual([]);
  });

  it('the reader of imports sees them all', () => {
    const lines = [...sourceFiles('src'), ...sourceFiles('client')].flatMap(
      ({ text }) => text.match(/^(import\s['"{*\w]|} from ')/gm) ?? [],
    );
    expect(all.length).toBeGreaterThan(300);
    const starts = lines.filter((line) => line.startsWith('import'));
    expect(all.length).toBeGreaterThanOrEqual(starts.length);
    expect(all.map(arrow)).toContain('src/app.ts -> src/server/serve-page.ts');
  });

  it('no room imports one that comes after it', () => {
    const wrong = inside.filter(
      ({ from, to }) => !mayImport[roomOf(from) ?? '']?.includes(roomOf(to) ?? ''),
    );
    expect(wrong.map(arrow)).toEqual([]);
  });

  it('server code never reaches the browser, nor do articles and people', () => {
    const allowed = /^(client\/|src\/(forms|islands)\/|src\/components\/(?!edition|icon-path))/;
    const wrong = [...reachedByBrowser].filter(
      (path) =>
        !allowed.test(path) &&
        !factsForBrowser.has(path) &&
        !languageOfWords(path) &&
        !comparingWords.test(path) &&
        path !== 'src/languages.ts' &&
        !wordlessFiles.has(path),
    );
    expect(wrong).toEqual([]);
    expect(reachedByBrowser).not.toContain('src/islands/island-views.ts');
  });

  it("the browser gets words by the registry's word files alone, each of one language", () => {
    const doors = carried.filter(
      ({ from, to }) => reachedByBrowser.has(from) && !languageOfWords(from) && languageOfWords(to),
    );
    expect(new Set(doors.map(({ from }) => from))).toEqual(new Set(['src/islands/registry.ts']));
    expect(doors.length).toBeGreaterThanOrEqual(2);
    for (const { to: door } of doors) {
      const words = [...reachedFrom([door])].filter(
        (path) => path.startsWith('src/words/') && !wordlessFiles.has(path),
      );
      const languages = new Set(words.map(languageOfWords));
      expect([door, ...languages]).toEqual([door, languageOfWords(door)]);
      const names = words.map((path) => path.replace(/^src\/words\/\w+\/|\.ts$/g, ''));
      expect(names.filter((name) => !wordsForBrowser.has(name))).toEqual([]);
    }
  });
});

describe('packages are used where they belong', () => {
  it("Hono and its Context stay in the server's rooms, each other package in its own", () => {
    const wrong = all.filter(({ from, to }) => {
      if (roomOf(to) !== undefined) return false;
      const known = packageOf(to);
      return known === undefined || !packageUsers[known]?.test(from);
    });
    expect(wrong.map(arrow)).toEqual([]);
  });

  it('the bindings of the Worker are known to server, app and index alone', () => {
    const wrong = all.filter(
      ({ from, to }) =>
        to === 'src/server/env.ts' && !/^src\/(server\/|app\.ts|index\.ts)/.test(from),
    );
    expect(wrong.map(arrow)).toEqual([]);
  });
});
