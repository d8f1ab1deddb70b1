import { examineOriginals } from '../originals.ts';
import { checkText } from './check-edited-files.ts';
import { editedFiles, readEdited } from './edited-files.ts';

/* Runs before the build, the development server and the doctor, which import the facts: a wrong value must
 * be named with its line before some module fails on it. */
const faults = editedFiles().flatMap((edited) => checkText(edited, readEdited(edited)));
if (faults.length === 0) {
  for (const kind of ['picture', 'portrait'] as const)
    faults.push(...(await examineOriginals('.', kind)).faults);
}
if (faults.length > 0) {
  console.error(`Blocks the site and a preview: ${faults.length}\n${faults.join('\n')}`);
  process.exitCode = 1;
}
