import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sampleDigest } from './copied-values.ts';
import { identityValues } from './identity.ts';

/* `node tools/deploy/doctor/sample/write-digests.ts`: run it in a checkout of the sample after the sample
 * itself has changed, never in a hospital's own: its values would be refused as the sample's. */
const digests = [...new Set(identityValues.map(sampleDigest))].sort();
const file = fileURLToPath(new URL('digests.json', import.meta.url));
writeFileSync(file, `${JSON.stringify(digests, null, 2)}\n`);
console.log(`${digests.length} digests in ${file}`);
