import { env } from 'cloudflare:test';
import type { Env } from '../../../src/http/env.ts';

/** The bindings of wrangler.toml, as the Worker gets them. */
export const workerEnv = env as unknown as Env;
