import { appendFileSync } from 'node:fs';
import { artifactFile, packArtifact } from './pack.ts';

/* `node tools/deploy/artifact/store-artifact.ts FOLDER`: the gate stores the build that it tested, with
 * its digest. */
const [folder] = process.argv.slice(2);

if (!folder) {
  console.error('Name a folder for the artifact.');
  process.exitCode = 2;
} else {
  const { digest, commit } = packArtifact('dist', folder);
  console.log(`Stored ${folder}/${artifactFile}\ncommit ${commit}\ndigest ${digest}`);
  // the workflow hands it to the deploy
  const { GITHUB_OUTPUT: output } = process.env;
  if (output) appendFileSync(output, `digest=${digest}\n`);
}
