/*
 * Runs before every script and must work on old versions of Node: prints one sentence instead of a
 * stack trace. Only matters on platforms for which optionalDependencies has no Node.
 */
const [minimum, running] = [require('../../package.json').engines.node, process.version].map(
  (text) => text.match(/\d+/g).map(Number),
);
if (running[0] < minimum[0] || (running[0] === minimum[0] && running[1] < minimum[1])) {
  console.error(
    `Node ${minimum.join('.')} or newer is needed, and this is ${process.version}: install one from https://nodejs.org.`,
  );
  process.exit(1);
}
