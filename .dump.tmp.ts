import { writeFileSync } from 'node:fs';
import { startBuiltWorker } from './tools/run/built-worker.ts';
const { origin, stop } = await startBuiltWorker();
for (const p of ['/services/maternity','/services/emergency','/','/services/radiology','/appointments?service=radiology']) {
  const r = await fetch(origin + p);
  writeFileSync('/tmp/leadon-' + p.replace(/\W/g,'_') + '.html', await r.text());
}
await stop();
