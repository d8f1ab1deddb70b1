import { cloudflareTest } from '@cloudflare/vitest-pool-workers';
import devServer, { defaultOptions } from '@hono/vite-dev-server';
import cloudflareAdapter from '@hono/vite-dev-server/cloudflare';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vitest/config';
import { compileArticles } from './tools/build/articles/plugin.ts';
import { buildId } from './tools/build/build-id.ts';
import { checkSettings } from './tools/build/check-settings.ts';
import { clientAssets } from './tools/build/client-assets.ts';
import { dangerModel } from './tools/build/danger-model/plugin.ts';
import { everyPage } from './tools/build/every-page.ts';
import { applyLook } from './tools/build/look/plugin.ts';
import { encodePictures } from './tools/build/pictures.ts';
import { prerender } from './tools/build/prerender/plugin.ts';
import { reloadOnServerEdit } from './tools/build/reload-on-server-edit.ts';
import { stemPhrases } from './tools/build/search-index/stem-phrases.ts';
import { serviceWorker } from './tools/build/service-worker.ts';
import { shareImages } from './tools/build/share-images/plugin.ts';
import { writeVersion } from './tools/build/write-version.ts';
import { createTemporaryFolder } from './tools/run/temporary-folder.ts';

/** React and the modules that islands share, without those that the entry needs (decision 0014). */
const withReact =
  /\/node_modules\/(react|react-dom|scheduler)\/|\/src\/(facts|site(?!\/service-worker)|time|features\/booking\/form-shapes|messages\/chat-link|words\/(if-on|formats|\w+\/frame\/new-tab)|components\/(links\/button-classes|icons))[/.]|\/client\/islands\/(hydrate-island|registry)\./;

/** For projects without a browser: one worker per core, whose test files share loaded modules. */
const sharedWorkers = {
  isolate: false,
  maxWorkers: 2,
  setupFiles: ['test/support/setup/load-words.ts'],
};

export default defineConfig(({ command, mode }) => {
  const testing = mode === 'test';
  if (testing) createTemporaryFolder();
  // `npm test` builds what the tests expect; the hospital's own build follows its settings
  const sources = testing || process.env.EVERY_PAGE === 'on' ? [everyPage()] : [];
  return {
    appType: 'custom',
    // no style sheet uses light-dark(), so none needs its variables (the flag is Features.LightDark)
    css: { lightningcss: { exclude: 1 << 20 } },
    publicDir: 'public',
    plugins: [
      ...sources,
      checkSettings(),
      applyLook(),
      tailwindcss(),
      compileArticles(),
      clientAssets(),
      dangerModel(),
      stemPhrases(),
      encodePictures(),
      shareImages(sources),
      serviceWorker(),
      buildId(),
      prerender([...sources, compileArticles(), stemPhrases()]),
      !testing && reloadOnServerEdit(),
      !testing &&
        command === 'serve' &&
        devServer({
          entry: 'tools/run/development-worker.ts',
          adapter: cloudflareAdapter,
          // this list replaces the defaults; pictures and icons are served from src in development
          exclude: [
            ...defaultOptions.exclude,
            /^\/src\/(pictures|components\/icons)\//,
            /^\/client\//,
            /^\/icons\//,
          ],
        }),
    ],
    server: { host: '127.0.0.1' },
    builder: {
      // the Worker reads the client's manifest, so the client is built first
      async buildApp(builder) {
        for (const name of ['client', 'ssr']) {
          const environment = builder.environments[name];
          if (environment) await builder.build(environment);
        }
        writeVersion('dist');
      },
    },
    environments: {
      client: {
        // leaves preloading, which has nothing to preload, out of Vite's helper (decision 0014)
        define: { __VITE_IS_MODERN__: 'false' },
        // no index.html names the entry; packages that Vite finds late reload the page
        optimizeDeps: { entries: ['client/entry.ts'] },
        build: {
          outDir: 'dist/client',
          manifest: true,
          license: { fileName: 'licences.txt' },
          target: ['chrome111', 'safari16.4', 'firefox128'],
          modulePreload: false,
          assetsInlineLimit: 0,
          rollupOptions: {
            input: ['client/entry.ts', 'client/styles/app.css', 'client/styles/emergency-card.css'],
            output: {
              codeSplitting: {
                includeDependenciesRecursively: false,
                // as separate small files they would need another round trip and compress worse
                groups: [{ name: 'hydrate-island', test: withReact }],
              },
            },
          },
        },
      },
      ssr: {
        // otherwise React's development build is deployed
        keepProcessEnv: false,
        resolve:
          command === 'build'
            ? { noExternal: true, conditions: ['workerd', 'worker', 'module', 'production'] }
            : {},
        build: {
          outDir: 'dist/worker',
          copyPublicDir: false,
          emitAssets: false,
          minify: true,
          target: 'es2023',
          rollupOptions: {
            input: 'src/index.ts',
            // the runtime treats every export of the entry as a handler
            preserveEntrySignatures: 'strict',
            output: { entryFileNames: 'index.js', chunkFileNames: '[name]-[hash].mjs' },
          },
        },
      },
    },
    test: {
      // generous timeouts: the tests assert behaviour, not speed
      testTimeout: 240_000,
      hookTimeout: 240_000,
      projects: [
        {
          extends: true,
          plugins: [
            cloudflareTest({
              main: './src/index.ts',
              wrangler: { configPath: './wrangler.toml' },
            }),
          ],
          test: {
            name: 'worker',
            include: ['test/**/*.worker.test.{ts,tsx}'],
            // each test creates its own app, so files can share an isolate: half the time
            ...sharedWorkers,
          },
        },
        {
          extends: true,
          test: {
            name: 'node',
            include: ['test/**/*.test.{ts,tsx}'],
            exclude: ['test/**/*.{worker,http,browser,fuzz}.test.{ts,tsx}'],
            // load facts, words and pages once, not per file; no test changes them
            ...sharedWorkers,
          },
        },
        {
          extends: true,
          test: {
            name: 'http',
            include: ['test/**/*.http.test.ts'],
            ...sharedWorkers,
            globalSetup: ['test/support/setup/serve-built-worker.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'browser',
            include: ['test/**/*.browser.test.ts'],
            globalSetup: [
              'test/support/setup/serve-built-worker.ts',
              'test/support/setup/unpack-chromium.ts',
            ],
            // one browser per worker; every test has its own context
            isolate: false,
            setupFiles: ['load-words', 'close-pages'].map(
              (name) => `test/support/setup/${name}.ts`,
            ),
            maxWorkers: 3,
            sequence: { groupOrder: 1 },
          },
        },
        {
          extends: true,
          test: {
            name: 'fuzz',
            include: ['test/**/*.fuzz.test.ts'],
            ...sharedWorkers,
            testTimeout: 900_000,
          },
        },
      ],
    },
  };
});
