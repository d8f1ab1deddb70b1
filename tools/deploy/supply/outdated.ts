/** A package that has a newer version than the pinned one. */
export interface Outdated {
  package: string;
  current: string;
  latest: string;
}

/** A pinned package, and the argument of `npm view` for its newest version. */
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

/** Packages that stay on the pinned major version of Node: Node itself and its types. */
const followsNode = /^(node-(linux|darwin|win)-\w+|@types\/node)$/;

/**
 * Lists every package that package.json pins, aliases under their real names. `npm outdated` would
 * leave out versions that need a newer Node than this one.
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
