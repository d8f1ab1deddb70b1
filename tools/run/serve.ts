import { startBuiltWorker } from './built-worker.ts';

/** npm run serve: the built site at http://127.0.0.1:8787, or at the port in PORT, until Ctrl-C. */
const { origin, stop } = await startBuiltWorker(Number(process.env.PORT ?? 8787));
console.log(`${origin} serves dist; Ctrl-C ends it`);
process.once('SIGINT', () => stop().then(() => process.exit(0)));
