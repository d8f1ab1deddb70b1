import type { WranglerConfig } from '../../run/wrangler-config.ts';
import type { Finding } from './finding.ts';

/** What wrangler runs before each deploy, versions upload and dev. */
export const uploadCheck = 'node tools/deploy/check-upload.ts';

/** Settings that the site needs as they are, with what happens otherwise. */
const required: readonly (readonly [path: string, value: unknown, otherwise: string])[] = [
  ['build.command', uploadCheck, 'wrangler deploy would not ask the doctor'],
  ['main', 'dist/worker/index.js', 'wrangler would upload another program'],
  ['no_bundle', true, 'wrangler would change the tested program'],
  ['assets.directory', 'dist/client', 'wrangler would upload other files'],
  ['assets.html_handling', 'none', 'the platform would answer for the Worker'],
  ['assets.not_found_handling', 'none', 'unknown addresses would not answer 404'],
  ['assets.run_worker_first', ['/_pages/*'], 'pages would have a second address'],
  ['cache', { enabled: true }, 'visitors could get pages of an older deploy'],
  ['vars.INDEXING', 'on', 'search engines would not list the site'],
  ['workers_dev', false, 'the site would have a copy on workers.dev'],
  ['preview_urls', false, 'the site would have copies on preview addresses'],
  ['observability.logs.invocation_logs', false, 'logs would store what visitors search'],
];

/** Settings that must not be there. */
const forbidden: readonly (readonly [path: string, because: string])[] = [
  ['env', 'an environment has settings of its own, which nothing checks'],
  ['observability.traces', 'traces store the addresses that visitors open'],
  ['logpush', 'it stores the addresses that visitors open'],
  ['tail_consumers', 'another Worker would read every request'],
  ['streaming_tail_consumers', 'another Worker would read every request'],
  ['site', 'it uploads files that are not part of the build'],
  ['alias', 'it replaces modules of the tested program'],
  ['define', 'it replaces names in the tested program'],
];

function settingAt(config: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) => (value as Record<string, unknown> | undefined)?.[name],
      config,
    );
}

/** Returns an error for each setting of wrangler.toml that would put something untested live. */
export function wranglerSettings(config: WranglerConfig): Finding[] {
  const finding = (what: string, remedy: string): Finding => {
    return { level: 'error', what, remedy, where: ['wrangler.toml'] };
  };
  return [
    ...required.flatMap(([path, value, otherwise]) => {
      const [expected, found] = [value, settingAt(config, path)].map((each) =>
        JSON.stringify(each),
      );
      if (expected === found) return [];
      return [finding(`${path} is ${found ?? 'missing'}: ${otherwise}.`, `Write ${expected}.`)];
    }),
    ...forbidden.flatMap(([path, because]) =>
      settingAt(config, path) === undefined
        ? []
        : [finding(`wrangler.toml has '${path}': ${because}.`, 'Remove it.')],
    ),
  ];
}

/** Files that wrangler reads instead of wrangler.toml (in this order), if they exist. */
export const otherConfigFiles = ['.wrangler/deploy/config.json', 'wrangler.json', 'wrangler.jsonc'];

/** Returns an error for each of the `present` files that wrangler would read instead of wrangler.toml. */
export function otherConfigs(present: readonly string[]): Finding[] {
  return present.map((file) => ({
    level: 'error',
    what: `${file} replaces wrangler.toml, and nothing checks it.`,
    remedy: 'Delete it.',
    where: [file],
  }));
}
