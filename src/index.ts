import { buildId } from 'virtual:build-id';
import pack from 'virtual:page-seed';
import type { ExecutionContext } from '@cloudflare/workers-types';
import { createApp } from './app.ts';
import type { Env } from './server/env.ts';
import { createOpenSeed } from './server/page-seed.ts';
import { loadRenderer } from './server/renderer.ts';

const app = createApp({ openSeed: createOpenSeed(pack, buildId) });
/** How long a fresh isolate serves before it loads what may never be needed, in ms. */
const quietTime = 1000;

const afterQuietTime = () => new Promise((resolve) => setTimeout(resolve, quietTime));

let warmed = false;

export default {
  async fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
    const response = await app.fetch(request, env, context);
    // the first visitor has an answer: what the next may need is loaded meanwhile
    if (!warmed) {
      warmed = true;
      context.waitUntil(afterQuietTime().then(loadRenderer));
    }
    return response;
  },
};
