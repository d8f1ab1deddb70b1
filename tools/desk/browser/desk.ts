import CMS from '@sveltia/cms';
import { findMore } from '../../build/edited-files/find-more.ts';
import type { JsonPath } from '../../build/edited-files/json-text.ts';
import type { SchemaFault } from '../../build/edited-files/schema-faults.ts';
import type { Desk, DeskFormat } from '../config/desk-config.ts';
import { readArticle, readJson, writeArticle, writeJson } from '../form/file-text.ts';
import { checkUploads } from './check-upload.ts';
import { cleanNumbers } from './clean-numbers.ts';

/** What this script reads of a field of the configuration. */
interface FormField {
  name: string;
  label: string;
  fields?: readonly FormField[];
  types?: readonly { fields: readonly FormField[] }[];
}

const response = await fetch('desk.json');
const { config, formats }: Desk = await response.json();

/** Throws an error whose text Sveltia shows in a window; it shows the cause of a failed save only. */
function refuse(problems: readonly string[]): never {
  throw new Error('saving_failed', { cause: new Error(problems.join(' ')) });
}

/** Returns what the form calls the steps to a fault: 'Notices', '1', 'Show until'. */
function labelsAt(path: JsonPath, fields: readonly FormField[]): string[] {
  const [step, ...rest] = path;
  if (step === undefined) return [];
  if (typeof step === 'number') return [`${step + 1}`, ...labelsAt(rest, fields)];
  const field = fields.find(({ name }) => name === step);
  // the key of a person is not in the form
  if (!field) return [step, ...labelsAt(rest, fields)];
  const inner = field.fields ?? field.types?.flatMap((one) => one.fields) ?? [];
  return [field.label, ...labelsAt(rest, inner)];
}

/** Returns a fault as the form calls its fields: '“Notices 1, Show until” must be after “Show from”.'. */
function sentenceOf({ path, problem }: SchemaFault, fields: readonly FormField[]): string {
  const place = labelsAt(path, fields)
    .join(', ')
    .replace(/, (?=\d)/g, ' ');
  const sibling = (name: string) => labelsAt([...path.slice(0, -1), name], fields).at(-1);
  return `“${place}” ${problem.replace(/'(\w+)'/g, (_, name) => `“${sibling(name)}”`)}`;
}

/** Throws if the file has a fault that no single field shows, such as an end before its start. */
function checkWhole({ name }: DeskFormat, text: string): void {
  const faults = findMore[name]?.(JSON.parse(text) as never) ?? [];
  if (faults.length === 0) return;
  const form = config.singletons?.find((one) => 'format' in one && one.format === name);
  const fields = form && 'fields' in form ? (form.fields as FormField[]) : [];
  // a colour may fail in twenty pairs: one sentence for a field is enough
  const first = new Map(faults.toReversed().map((fault) => [fault.path.join(), fault]));
  refuse([...first.values()].map((fault) => sentenceOf(fault, fields)));
}

function register(format: DeskFormat): void {
  const { name, extension, schema, schemaLink } = format;
  CMS.registerCustomFormat(name, extension, {
    fromFile: (text) => (extension === 'json' ? readJson(text, schema) : readArticle(text, schema)),
    toFile: (form) => {
      if (extension === 'md') return writeArticle(form, schema);
      const text = writeJson(form, schema, schemaLink);
      checkWhole(format, text);
      return text;
    },
  });
}

checkUploads();
cleanNumbers();
for (const format of formats) register(format);
await CMS.init({ config });
