import type { WranglerConfig } from '../../run/wrangler-config.ts';
import { type CheckedFile, errorOf, type Finding, lineAt } from './finding.ts';

/** What wrangler runs before each deploy and versions upload. */
export const uploadCheck = 'node tools/deploy/check-upload.ts';

/** wrangler.toml as this repository ships it; its comments say why. An operator sets what is not here. */
const shipped: Readonly<Record<string, unknown>> = {
  main: 'dist/worker/index.js',
  compatibility_date: '2026-10-30',
  compatibility_flags: ['no_nodejs_compat', 'no_nodejs_compat_v2'],
  send_metrics: false,
  workers_dev: false,
  preview_urls: false,
  no_bundle: true,
  find_additional_modules: true,
  base_dir: 'dist/worker',
  'build.command': uploadCheck,
  rules: [{ type: 'ESModule', globs: ['**/*.mjs'] }],
  'assets.directory': 'dist/client',
  'assets.binding': 'ASSETS',
  'assets.html_handling': 'none',
  'assets.not_found_handling': 'none',
  'assets.run_worker_first': ['/_pages/*'],
  'cache.enabled': true,
  'observability.enabled': true,
  'observability.logs.invocation_logs': false,
  'limits.cpu_ms': 500,
  'vars.INDEXING': 'on',
};

const keysOf = (value: object) => Object.keys(value).length;

/** The settings that an operator may set, with what they may be. Other checks read the first three. */
const operators: Readonly<Record<string, (value: unknown) => boolean>> = {
  name: (value) => typeof value === 'string' && !value.endsWith('-sample'),
  routes: (value) =>
    Array.isArray(value) &&
    value.every((route) => route.custom_domain === true && keysOf(route) === 2),
  'vars.SITE_URL': (value) => typeof value === 'string',
  'vars.OFFLINE': (value) => value === 'on' || value === 'off',
  analytics_engine_datasets: (value) =>
    Array.isArray(value) && value.every(({ binding }) => binding === 'VISITS'),
};

/** Returns the settings by their path: { 'assets.binding': 'ASSETS' }. A list is one setting. */
function flatten(value: unknown, path: readonly string[] = []): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [[path.join('.'), value]];
  }
  return Object.entries(value).flatMap(([key, each]) => flatten(each, [...path, key]));
}

/** Returns the path and line of a setting in wrangler.toml, or of its section, or the file. */
function placeOf(path: string, file: CheckedFile): string {
  const names = path.split('.');
  const key = names.pop();
  const section = names.length > 0 ? file.text.indexOf(`[${names.join('.')}]`) : 0;
  if (section < 0) return file.path;
  const below = file.text.slice(section).search(new RegExp(`^[ \\t]*${key}[ \\t]*=`, 'm'));
  return lineAt(file, section + Math.max(0, below));
}

/**
 * Returns an error for each setting of wrangler.toml that is not the shipped one and not an operator's:
 * anything else could put something untested live. `file` is its text, to name the line.
 */
export function wranglerSettings(config: WranglerConfig, file: CheckedFile): Finding[] {
  const found = new Map(flatten(config));
  const finding = (path: string, what: string, remedy: string) =>
    errorOf(what, remedy, [placeOf(path, file)]);
  const missing = Object.entries(shipped).flatMap(([path, value]) => {
    const [is, expected] = [found.get(path), value].map(
      (each) => JSON.stringify(each) ?? 'missing',
    );
    if (is === expected) return [];
    return [finding(path, `${path} is ${is}.`, `Write ${expected}, as shipped.`)];
  });
  const others = [...found].flatMap(([path, value]) => {
    if (path in shipped || operators[path]?.(value)) return [];
    const remedy = path in operators ? 'See the comment beside it.' : 'Remove it.';
    return [finding(path, `${path} is ${JSON.stringify(value)}: nothing checks that.`, remedy)];
  });
  return [...missing, ...others];
}

/** Files that wrangler reads instead of wrangler.toml (in this order), if they exist. */
export const otherConfigFiles = ['.wrangler/deploy/config.json', 'wrangler.json', 'wrangler.jsonc'];

/** Returns an error for each of the `present` files that wrangler would read instead of wrangler.toml. */
export function otherConfigs(present: readonly string[]): Finding[] {
  return present.map((file) =>
    errorOf(`${file} replaces wrangler.toml, and nothing checks it.`, 'Delete it.', [file]),
  );
}
