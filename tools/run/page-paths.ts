/** Returns the path of every page in the sitemap of the site at `origin`. Throws if it is empty. */
export async function pagePaths(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  if (paths.length === 0)
    throw new Error(`${origin}/sitemap.xml lists no pages: is the site built?`);
  return paths;
}
