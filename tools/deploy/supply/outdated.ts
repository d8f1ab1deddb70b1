/** A package with a newer version in the registry than the pinned one. */
export interface Outdated {
  package: string;
  current: string;
  latest: string;
}

/** A pinned package, and what `npm view` is asked about it. */
interface Pinned {
  package: string;
  current: string;
  query: string;
}

interface Project {
  dependencies: Readonly<Record<string, string>>;
  devDependencies: Readonly<Record<string, string>>;
  optionalDependencies: Readonly<Record<string, string>>;
}

/** Packages that stay on the major version of Node that is pinned: Node itself and its types. */
const followsNode = /^(node-(linux|darwin|win)-\w+|@types\/node)$/;

/**
 * Lists every package that package.json pins, an alias under its real name. `npm outdated` would leave
 * out each newest version that the running Node is too old for.
 */
export function pinnedPackages(project: Project): Pinned[] {
  const all = {
    ...project.dependencies,
    ...project.devDependencies,
    ...project.optionalDependencies,
  };
  return Object.entries(all).map(([name, version]) => {
    const [, real = name, current = version] = /^npm:(.+)@(.+)$/.exec(version) ?? [];
    const wanted = followsNode.test(name) ? current.split('.')[0] : 'latest';
    return { package: real, current, query: `${real}@${wanted}` };
  });
}

/** Returns the highest version that `npm view --json` printed, or undefined without an answer. */
export function readNewest(output: string): string | undefined {
  try {
    const answer: unknown = JSON.parse(output);
    const versions = [answer].flat().filter((version) => typeof version === 'string');
    return versions.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  } catch {
    return undefined;
  }
}

/** Returns the pinned packages that are behind, or undefined if the registry answered for none. */
export function findOutdated(
  pinned: readonly Pinned[],
  newest: (query: string) => string | undefined,
): Outdated[] | undefined {
  const answers = pinned.map((one) => ({ ...one, latest: newest(one.query) }));
  if (answers.every(({ latest }) => latest === undefined)) return undefined;
  return answers
    .filter(({ current, latest }) => latest !== current)
    .map(({ package: name, current, latest = 'unknown' }) => ({ package: name, current, latest }));
}
