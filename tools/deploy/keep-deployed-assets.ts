import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isStandalone, pageRows } from '../../src/site/routes.ts';
import { writeVersion } from '../build/write-version.ts';
import { clientFolder } from '../run/workerd.ts';
import { configuredVariables } from '../run/wrangler-config.ts';

/** Hashed names of scripts, styles and fonts, as pages and scripts refer to them. */
const hashedNames = /(?<=["'`(/])[\w.-]+-[\w-]{8}\.(?:js|css|woff2)\b/g;

/** Pages that together refer to every stylesheet: home and the standalone documents. */
const startingPages = pageRows
  .filter(([name]) => name === 'home' || isStandalone(name))
  .map(([, { path }]) => path);

async function readDeployed(url: string): Promise<Buffer | undefined> {
  const answer = await fetch(url).catch(() => undefined);
  return answer?.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
}

/**
 * Copies the scripts, styles and fonts of the live site at `origin` into `folder`, next to the new
 * build's. The platform serves only the last upload, and pages that are open during a deploy still
 * load the old files. Follows the names in each page, script and style. Returns the names added, none
 * if nothing is live yet.
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
  writeVersion('dist');
  const isLive = (await readDeployed(origin)) !== undefined;
  console.log(
    isLive
      ? `Added ${added.length} files of the live version at ${origin}`
      : `Nothing answers at ${origin}. That is right for a first deploy; later it means that open pages lose their scripts and styles.`,
  );
}
