import { type Env, siteOrigin } from '../env.ts';
import type { Bytes } from '../renderer.ts';

/** Milliseconds after which a page is rendered instead of waiting for its asset. */
const assetTimeout = 400;

async function readWhole(env: Env, path: string): Promise<Bytes> {
  // the binding ignores the origin
  const response = await env.ASSETS.fetch(siteOrigin(env) + path);
  if (response.status !== 200)
    throw new Error(`the asset binding returned ${response.status} for ${path}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.byteLength === 0) throw new Error(`the asset binding returned nothing for ${path}`);
  return bytes;
}

/**
 * Reads a whole asset. Rejects when the binding is missing, takes longer than `assetTimeout`, or does
 * not respond with 200 and a body.
 */
export async function readAsset(env: Env, path: string): Promise<Bytes> {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no asset in time: ${path}`)), assetTimeout);
  });
  try {
    return await Promise.race([readWhole(env, path), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
