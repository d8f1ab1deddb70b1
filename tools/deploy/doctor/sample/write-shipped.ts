import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadFacts } from '../facts/load-facts.ts';
import { shippedRows } from './shipped-rows.ts';

/* `node tools/deploy/doctor/sample/write-shipped.ts`: run it in a checkout of the sample after the sample
 * itself has changed, never in a hospital's own: its values would be refused as the sample's. */
const rows = shippedRows((await loadFacts()).records);
const file = fileURLToPath(new URL('shipped.json', import.meta.url));
writeFileSync(file, `${JSON.stringify(rows, null, 2)}\n`);
const count = Object.values(rows).reduce((sum, marks) => sum + marks.length, 0);
console.log(`${count} rows in ${file}`);
