/*
 * Runs before every script, on any Node: one sentence if that is too old, instead of a stack trace.
 * Platforms with a Node among the optionalDependencies of package.json never see it.
 */
const [least, running] = [require('../../package.json').engines.node, process.version].map((text) =>
  text.match(/\d+/g).map(Number),
);
if (running[0] < least[0] || (running[0] === least[0] && running[1] < least[1])) {
  console.error(
    `Node ${least.join('.')} or newer is needed, and this is ${process.version}: install one from https://nodejs.org.`,
  );
  process.exit(1);
}
