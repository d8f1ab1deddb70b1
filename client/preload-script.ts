/** A script's integrity (W3C Subresource Integrity), then the names of the scripts that it imports. */
type Script = readonly [integrity: string, ...imports: string[]];

/** The lazy scripts by file name; tools/build/preload-modules.ts puts them here. Empty in development. */
const scripts: Readonly<Record<string, Script>> = JSON.parse('{"scripts":"of the build"}');

/**
 * Fetches and compiles a script and its imports without running them. Browsers with Integrity-Policy
 * run a script only if it was fetched with its integrity, which `import()` cannot give.
 */
export function preloadScript(name: string): void {
  const [integrity, ...imports] = scripts[name] ?? [];
  if (!integrity) return;
  for (const file of [...imports, name]) {
    const [expected = ''] = scripts[file] ?? [];
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/assets/${file}`;
    link.integrity = expected;
    document.head.append(link);
  }
}
