import CMS from '@sveltia/cms';
import { findMore } from '../../build/edited-files/find-more.ts';
import type { Desk, DeskFormat } from '../config/desk-config.ts';
import { readArticle, readJson, writeArticle, writeJson } from '../form/file-text.ts';
import { type Schema, shapeOf } from '../form/shape.ts';
import { checkUploads } from './check-upload.ts';

/** Throws an error whose text Sveltia shows in a window; it shows the cause of a failed save only. */
function refuse(problems: readonly string[]): never {
  throw new Error('saving_failed', { cause: new Error(problems.join(' ')) });
}

/** Returns the place of a fault as the form calls it: 'Notices 1, Show until'. */
function placeOf(path: readonly (string | number)[], schema: Schema): string {
  const [step, ...rest] = path;
  if (step === undefined) return '';
  const shape = shapeOf(schema);
  const inner =
    shape.kind === 'record'
      ? shape.properties[step]
      : shape.kind === 'list' || shape.kind === 'map'
        ? shape.item
        : undefined;
  const name = typeof step === 'number' ? step + 1 : (inner?.title ?? step);
  const further = inner ? placeOf(rest, inner) : '';
  return `${name}${further && (/^\d/.test(further) ? ' ' : ', ')}${further}`;
}

/** Throws if the file has a fault that no single field shows, such as an end before its start. */
function checkWhole({ name, schema }: DeskFormat, text: string): void {
  const faults = findMore[name]?.(JSON.parse(text) as never) ?? [];
  if (faults.length === 0) return;
  refuse(faults.map(({ path, problem }) => `“${placeOf(path, schema)}” ${problem}`));
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
const response = await fetch('desk.json');
const { config, formats }: Desk = await response.json();
for (const format of formats) register(format);
await CMS.init({ config });
