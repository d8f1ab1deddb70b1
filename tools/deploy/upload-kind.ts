import type { WranglerConfig } from '../run/wrangler-config.ts';

/** What wrangler uploads: a preview, or the live site. */
interface UploadKind {
  kind: 'preview' | 'live';
  /** The name of the Worker that wrangler writes to. */
  name: string;
}

/**
 * Returns what an upload with this configuration is. A preview's Worker has a name that ends in
 * '-sample', is on workers.dev, has no domain and says noindex; everything else is the live site.
 * `override` is WRANGLER_CI_OVERRIDE_NAME, which Cloudflare's own CI sets: wrangler uploads to that name
 * whatever the configuration says.
 */
export function uploadKind(config: WranglerConfig, override?: string): UploadKind {
  const name = override || config.name || '';
  const isPreview =
    name.endsWith('-sample') &&
    config.workers_dev === true &&
    config.vars?.INDEXING === 'off' &&
    !config.routes?.length &&
    config.route === undefined;
  return { kind: isPreview ? 'preview' : 'live', name };
}
