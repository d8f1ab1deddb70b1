import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { configuredVariables, readWranglerConfig } from './wrangler-config.ts';

/** The input of `startWorkerd` for one Worker. */
export interface WorkerSource {
  /** Code of the main module. */
  code: string;
  /** Code of the modules that it imports, by name. */
  modules?: Readonly<Record<string, string>>;
  variables?: Readonly<Record<string, string>>;
  /** Folder served by the binding ASSETS. */
  assets?: string;
}

/** A workerd process that serves each Worker on its own port. */
export interface Workerd {
  pid: number;
  /** Port on 127.0.0.1, by the Worker's name. */
  ports: Readonly<Record<string, number>>;
  stop(): Promise<void>;
}

const { compatibility_date: compatibilityDate, compatibility_flags: compatibilityFlags = [] } =
  readWranglerConfig();

/** The folder of the built Worker's modules. */
export const builtWorkerFolder = 'dist/worker';

/** The folder of the built static assets. */
export const clientFolder = 'dist/client';

/** Returns the built Worker without its assets, so that it renders every page. */
export function readBuiltWorker(): WorkerSource {
  const codeOf = (name: string) => readFileSync(join(builtWorkerFolder, name), 'utf8');
  const modules = readdirSync(builtWorkerFolder).filter((name) => name.endsWith('.mjs'));
  return {
    code: codeOf('index.js'),
    modules: Object.fromEntries(modules.map((name) => [name, codeOf(name)])),
    variables: configuredVariables,
  };
}

/** Returns the built Worker with its assets, as deployed. */
export function readBuiltSite(): WorkerSource {
  return { ...readBuiltWorker(), assets: clientFolder };
}

/** Returns the path of wrangler's own workerd, the version that package-lock.json pins. */
function findBinary(): string {
  const fromHere = createRequire(import.meta.url);
  const fromWrangler = createRequire(fromHere.resolve('wrangler'));
  return (fromWrangler('workerd') as { default: string }).default;
}

/** Writes workerd's configuration (Cap'n Proto text) and the modules beside it. Returns its path. */
function writeConfig(folder: string, workers: Readonly<Record<string, WorkerSource>>): string {
  const quote = JSON.stringify;
  const services = Object.entries(workers).flatMap(([name, worker]) => {
    const code = { 'index.js': worker.code, ...worker.modules };
    const modules = Object.entries(code).map(([module, content]) => {
      const file = `${name}-${module}`;
      writeFileSync(join(folder, file), content);
      return `(name = ${quote(module)}, esModule = embed ${quote(file)})`;
    });
    const bindings = Object.entries(worker.variables ?? {}).map(
      ([variable, text]) => `(name = ${quote(variable)}, text = ${quote(text)})`,
    );
    const disk = `${name}-assets`;
    if (worker.assets) bindings.push(`(name = "ASSETS", service = ${quote(disk)})`);
    const service = `(name = ${quote(name)}, worker = (
      modules = [${modules.join(', ')}],
      compatibilityDate = ${quote(compatibilityDate)},
      compatibilityFlags = ${quote(compatibilityFlags)},
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
  sockets = [${sockets.join(',\n')}]);\n`,
  );
  return file;
}

/** Waits until workerd has evaluated every Worker and listens for each. Returns the ports. */
async function readPorts(child: ChildProcess, names: readonly string[]) {
  const ports: Record<string, number> = {};
  const control = createInterface({ input: child.stdio[3] as Readable });
  for await (const line of control) {
    const message: { event: string; socket: string; port: number } = JSON.parse(line);
    if (message.event === 'listen') ports[message.socket] = message.port;
    if (names.every((name) => name in ports)) return ports;
  }
  throw new Error(
    `workerd exited with ${child.exitCode} before it listened: rerun with log 'inherit'`,
  );
}

/**
 * Starts workerd without wrangler's proxy and asset Workers, so that tests and measurements see only
 * this site's code. `log` says where its stderr goes. Throws if workerd exits before it listens.
 */
export async function startWorkerd(
  workers: Readonly<Record<string, WorkerSource>>,
  { log = 'ignore' }: { log?: 'ignore' | 'inherit' } = {},
): Promise<Workerd> {
  const folder = mkdtempSync(join(tmpdir(), 'workerd-'));
  const args = ['serve', '--control-fd=3', writeConfig(folder, workers)];
  const child = spawn(findBinary(), args, { stdio: ['ignore', 'ignore', log, 'pipe'] });
  const exited = once(child, 'exit');
  const killWithThis = () => child.kill('SIGKILL');
  process.once('exit', killWithThis);
  // workerd has read the files once it listens
  const ports = await readPorts(child, Object.keys(workers)).finally(() =>
    rmSync(folder, { recursive: true }),
  );
  return {
    pid: child.pid ?? 0,
    ports,
    async stop() {
      process.off('exit', killWithThis);
      child.kill('SIGKILL');
      await exited;
    },
  };
}
