import { describe, expect, it } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';

const config = readConfig({ config: 'wrangler.toml' }, { hideWarnings: true });

describe('a deploy of wrangler.toml', () => {
  it('makes no second site on workers.dev and none for each version', () => {
    expect(config.workers_dev).toBe(false);
    expect(config.preview_urls).toBe(false);
  });

  it('keeps errors, and no address that anybody asked for', () => {
    expect(config.observability?.enabled).toBe(true);
    expect(config.observability?.logs?.invocation_logs).toBe(false);
  });

  it('ends what runs on, and leaves time for what a visitor asks', () => {
    expect(config.limits?.cpu_ms).toBeGreaterThanOrEqual(200);
    expect(config.limits?.cpu_ms).toBeLessThanOrEqual(1000);
  });

  it('lets search engines list it as it stands here: a preview is switched by its own deploy', () => {
    expect(config.vars.INDEXING).toBe('on');
  });
});
