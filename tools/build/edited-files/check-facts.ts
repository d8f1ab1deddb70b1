import { globSync, readFileSync } from 'node:fs';
import { syntaxFaults } from './syntax-faults.ts';

/* Runs before the build, the tests, the development server and the doctor, which import the facts: a wrong
 * value must be named with its line before some module fails on it. */
const files = globSync('src/facts/**/*.json').map((file) => file.replaceAll('\\', '/'));
let faults = files.flatMap((file) => syntaxFaults(file, readFileSync(file, 'utf8')));
if (faults.length === 0) {
  // the schemas import facts, which must be valid JSON
  const { faultsOfEditedFiles } = await import('./check-edited-files.ts');
  faults = faultsOfEditedFiles();
}
if (faults.length === 0) {
  const { look } = await import('../../../src/facts/hospital/look.ts');
  const { markFaults } = await import('../look/mark-faults.ts');
  faults = markFaults(look.mark);
  const { examineOriginals } = await import('../originals.ts');
  for (const kind of ['picture', 'portrait'] as const)
    faults.push(...(await examineOriginals('.', kind)).faults);
  const { faultsOfArticles } = await import('../articles/check-articles.ts');
  faults.push(...faultsOfArticles());
}
if (faults.length > 0) {
  console.error(`Blocks the site and a preview: ${faults.length}\n${faults.join('\n')}`);
  process.exitCode = 1;
}
