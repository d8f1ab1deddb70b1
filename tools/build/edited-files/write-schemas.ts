/* `npm run schemas`: writes the JSON Schema next to each edited file, for code editors. */

import { writeFileSync } from 'node:fs';
import { editedFiles, schemaFileOf, schemaText } from './edited-files.ts';

for (const edited of editedFiles()) writeFileSync(schemaFileOf(edited.file), schemaText(edited));
