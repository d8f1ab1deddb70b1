import { startBuiltWorker } from './built-worker.ts';

/* `npm run serve`: serves the built site at http://127.0.0.1:8787, or on the port in PORT. */
const { origin, stop } = await startBuiltWorker(Number(process.env.PORT ?? 8787));
console.log(`Serving dist at ${origin} (stop with Ctrl-C)`);
process.once('SIGINT', () => stop().then(() => process.exit(0)));
