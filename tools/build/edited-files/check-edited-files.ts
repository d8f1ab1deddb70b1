import type { Plugin } from 'vite';
import { type EditedFile, editedFiles, readEdited } from './edited-files.ts';
import { parseJson, parseYaml } from './json-text.ts';
import { findSchemaFaults } from './schema-faults.ts';

/** Checks the text of an edited file. Returns a line for each fault: 'file:line: what to write'. */
export function checkText({ file, schema, findMore }: EditedFile, text: string): string[] {
  const parsed = parseJson(text);
  if ('brokenLine' in parsed) {
    return [
      `${file}:${parsed.brokenLine}: this is not valid JSON. Look for an extra or missing comma or quotation mark on this line or the one before.`,
    ];
  }
  const faults = findSchemaFaults(parsed.value, schema);
  const all = faults.length > 0 ? faults : (findMore?.(parsed.value as never) ?? []);
  const { lineOf } = parseYaml(text);
  return all.map(({ path, problem }) => `${file}:${lineOf(path)}: "${path.join('.')}" ${problem}`);
}

/** Stops the build if a file that staff edit is invalid, with the line and the fix. */
export function checkEditedFiles(): Plugin {
  return {
    name: 'check-edited-files',
    buildStart() {
      for (const edited of editedFiles()) {
        const faults = checkText(edited, readEdited(edited));
        if (faults.length > 0) this.error(faults.join('\n'));
      }
    },
  };
}
