/**
 * The path of every page of the site that is served at `origin`, as its sitemap lists them. Throws
 * where that has none.
 */
export async function pagePaths(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  if (paths.length === 0) throw new Error(`${origin}/sitemap.xml lists no page`);
  return paths;
}
