import { type EditedFile, editedFiles, readEdited } from './edited-files.ts';
import { parseYaml } from './json-text.ts';
import { findSchemaFaults } from './schema-faults.ts';
import { syntaxFaults } from './syntax-faults.ts';

/** Checks the text of an edited file. Returns a line for each fault: 'file:line: what to write'. */
export function checkText({ file, schema, findMore }: EditedFile, text: string): string[] {
  const broken = syntaxFaults(file, text);
  if (broken.length > 0) return broken;
  const value: unknown = JSON.parse(text);
  const faults = findSchemaFaults(value, schema);
  const all = faults.length > 0 ? faults : (findMore?.(value as never) ?? []);
  const { lineOf } = parseYaml(text);
  return all.map(({ path, problem }) => `${file}:${lineOf(path)}: "${path.join('.')}" ${problem}`);
}

/** Checks every edited file of the current folder. */
export const faultsOfEditedFiles = (): string[] =>
  editedFiles().flatMap((edited) => checkText(edited, readEdited(edited)));
