import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isStandalone, pageRows } from '../../src/site/routes.ts';
import { clientFolder } from '../run/workerd.ts';
import { configuredVariables } from '../run/wrangler-config.ts';

/** Scripts, styles and fonts by their hashed names, as pages and scripts write them. */
const hashedNames = /(?<=["'`(/])[\w.-]+-[\w-]{8}\.(?:js|css|woff2)\b/g;

/** The pages that together name every style: home, and what has one of its own. */
const startingPages = pageRows
  .filter(([name]) => name === 'home' || isStandalone(name))
  .map(([, { path }]) => path);

async function readDeployed(url: string): Promise<Buffer | undefined> {
  const answer = await fetch(url).catch(() => undefined);
  return answer?.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
}

/**
 * Puts the scripts, styles and fonts of the site that is live at `origin` beside those of the new
 * build in `folder`, so that a page that stands open during a deploy still finds what it asks for
 * later: the platform serves what the last upload held, and nothing else. Starts from the home
 * page and the documents that stand alone, and follows what each script and style names. Returns the names that were added; none when
 * nothing is live yet.
 */
export async function keepDeployedAssets(origin: string, folder: string): Promise<string[]> {
  const added: string[] = [];
  const seen = new Set<string>();
  const follow = async (text: string): Promise<void> => {
    for (const name of text.match(hashedNames) ?? []) {
      if (seen.has(name)) continue;
      seen.add(name);
      const bytes = await readDeployed(new URL(`/assets/${name}`, origin).href);
      if (!bytes) continue;
      const file = join(folder, name);
      if (!existsSync(file)) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(file, bytes);
        added.push(name);
      }
      if (!name.endsWith('.woff2')) await follow(bytes.toString('utf8'));
    }
  };
  for (const path of startingPages) {
    await follow((await readDeployed(new URL(path, origin).href))?.toString('utf8') ?? '');
  }
  return added;
}

/* `npm run deploy` runs this between the build and the upload. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { SITE_URL: origin } = configuredVariables;
  if (!origin) throw new Error('wrangler.toml has no SITE_URL: set it under [vars]');
  const added = await keepDeployedAssets(origin, join(clientFolder, 'assets'));
  const isLive = (await readDeployed(origin)) !== undefined;
  console.log(
    isLive
      ? `${added.length} files of what is live at ${origin} go along`
      : `Nothing answers at ${origin}: right for a first deploy. Later, pages that stand open now would lose their scripts and styles.`,
  );
}
