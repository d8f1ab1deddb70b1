/** Writes the JSON Schema beside each edited file, for editors: `npm run schemas`. */

import { writeFileSync } from 'node:fs';
import { editedFiles, schemaFileOf, schemaText } from './edited-files.ts';

for (const edited of editedFiles()) writeFileSync(schemaFileOf(edited.file), schemaText(edited));
