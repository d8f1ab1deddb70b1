import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** A Worker as the runtime is given it. */
export interface WorkerSource {
  /** The module's code. */
  code: string;
  /** Further modules that the code imports, by name: code, and bytes. */
  modules?: Readonly<Record<string, string>>;
  data?: Readonly<Record<string, Uint8Array>>;
  variables?: Readonly<Record<string, string>>;
  /** The folder behind the binding ASSETS. */
  assets?: string;
}

/** A runtime process that serves each Worker on a port of its own. */
export interface Workerd {
  pid: number;
  /** By the Worker's name; 127.0.0.1. */
  ports: Readonly<Record<string, number>>;
  /** Whether the process still runs. */
  isAlive(): boolean;
  stop(): Promise<void>;
}

const wranglerToml = readFileSync('wrangler.toml', 'utf8');

/** The texts that wrangler.toml sets, by name; to import wrangler for them takes seconds. */
const settings = Object.fromEntries(
  [...wranglerToml.matchAll(/^(\w+) = "(.*)"$/gm)].map(
    ([, name = '', text = '']): [string, string] => [name, text],
  ),
);

/** The runtime's flags as wrangler.toml lists them; Cap'n Proto writes a list the same way. */
const [, compatibilityFlags = '[]'] = /^compatibility_flags = (\[.*\])$/m.exec(wranglerToml) ?? [];

/** Where `npm run build` leaves the Worker's modules. */
export const builtWorkerFolder = 'dist/worker';

/** Where it leaves the static assets. */
export const clientFolder = 'dist/client';

/** The variables as wrangler.toml has them. */
export const configuredVariables = { SITE_URL: settings.SITE_URL ?? '' };

/** What wrangler.toml switches. No variables of the Worker here: what is built and measured is the site with all on. */
export const configuredSwitches = {
  OFFLINE: settings.OFFLINE ?? '',
  INDEXING: settings.INDEXING ?? '',
};

/** The site's Worker as it was built, without its assets: it then renders everything. */
export function readBuiltWorker(): WorkerSource & { code: string } {
  const codeOf = (name: string) => readFileSync(join(builtWorkerFolder, name), 'utf8');
  const modules = readdirSync(builtWorkerFolder).filter((name) => name.endsWith('.mjs'));
  return {
    code: codeOf('index.js'),
    modules: Object.fromEntries(modules.map((name) => [name, codeOf(name)])),
    variables: configuredVariables,
  };
}

/** The same with its assets, as it is deployed. */
export function readBuiltSite(): WorkerSource & { code: string } {
  return { ...readBuiltWorker(), assets: clientFolder };
}

/** The runtime's binary: wrangler's own, the version that package-lock.json pins. */
function findBinary(): string {
  const fromHere = createRequire(import.meta.url);
  const fromWrangler = createRequire(fromHere.resolve('wrangler'));
  return (fromWrangler('workerd') as { default: string }).default;
}

/** The runtime's configuration in its own notation (Cap'n Proto text), modules as files beside it. */
function writeConfig(
  folder: string,
  workers: Readonly<Record<string, WorkerSource>>,
  v8Flags: readonly string[],
): string {
  const quote = JSON.stringify;
  const services = Object.entries(workers).flatMap(([name, worker]) => {
    function embed(kind: 'esModule' | 'data', module: string, content: string | Uint8Array) {
      const file = `${name}-${module}`;
      writeFileSync(join(folder, file), content);
      return `(name = ${quote(module)}, ${kind} = embed ${quote(file)})`;
    }
    const modules = [
      embed('esModule', 'index.js', worker.code),
      ...Object.entries(worker.modules ?? {}).map((entry) => embed('esModule', ...entry)),
      ...Object.entries(worker.data ?? {}).map((entry) => embed('data', ...entry)),
    ];
    const bindings = Object.entries(worker.variables ?? {}).map(
      ([variable, text]) => `(name = ${quote(variable)}, text = ${quote(text)})`,
    );
    const disk = `${name}-assets`;
    if (worker.assets) bindings.push(`(name = "ASSETS", service = ${quote(disk)})`);
    const service = `(name = ${quote(name)}, worker = (
      modules = [${modules.join(', ')}],
      compatibilityDate = ${quote(settings.compatibility_date)},
      compatibilityFlags = ${compatibilityFlags},
      bindings = [${bindings.join(', ')}]))`;
    if (!worker.assets) return [service];
    const root = quote(resolve(worker.assets));
    return [service, `(name = ${quote(disk)}, disk = (path = ${root}))`];
  });
  const sockets = Object.keys(workers).map(
    (name) =>
      `(name = ${quote(name)}, address = "127.0.0.1:0", http = (), service = ${quote(name)})`,
  );
  const file = join(folder, 'config.capnp');
  writeFileSync(
    file,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [${services.join(',\n')}],
  sockets = [${sockets.join(',\n')}],
  v8Flags = [${v8Flags.map((flag) => quote(flag)).join(', ')}]);\n`,
  );
  return file;
}

/** Waits until the runtime has evaluated every Worker and listens for each. */
async function readPorts(child: ChildProcess, names: readonly string[]) {
  const ports: Record<string, number> = {};
  const control = createInterface({ input: child.stdio[3] as Readable });
  for await (const line of control) {
    const message: { event: string; socket: string; port: number } = JSON.parse(line);
    if (message.event === 'listen') ports[message.socket] = message.port;
    if (names.every((name) => name in ports)) return ports;
  }
  throw new Error(`workerd ended with ${child.exitCode} before it listened`);
}

/**
 * Runs workerd itself, without wrangler's proxy and asset Workers in front: what is measured and
 * fuzzed is this site's code alone. `log` is where its failures go: tests find them by their status.
 */
export async function startWorkerd(
  workers: Readonly<Record<string, WorkerSource>>,
  {
    v8Flags = [],
    log = 'ignore',
  }: { v8Flags?: readonly string[]; log?: 'ignore' | 'inherit' } = {},
): Promise<Workerd> {
  const folder = mkdtempSync(join(tmpdir(), 'workerd-'));
  const args = ['serve', '--control-fd=3', writeConfig(folder, workers, v8Flags)];
  const child = spawn(findBinary(), args, { stdio: ['ignore', 'ignore', log, 'pipe'] });
  const exited = once(child, 'exit');
  const killWithThis = () => child.kill('SIGKILL');
  process.once('exit', killWithThis);
  // modules are embedded once it listens, and of no use if it never does
  const ports = await readPorts(child, Object.keys(workers)).finally(() =>
    rmSync(folder, { recursive: true }),
  );
  return {
    pid: child.pid ?? 0,
    ports,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      process.off('exit', killWithThis);
      child.kill('SIGKILL');
      await exited;
    },
  };
}
