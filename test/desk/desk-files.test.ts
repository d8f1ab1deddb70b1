import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { languageNames } from '../../src/site/languages.ts';
import { editedFiles } from '../../tools/build/edited-files/edited-files.ts';
import { createDesk } from '../../tools/desk/config/desk-config.ts';
import { deskHeaders } from '../../tools/desk/config/headers.ts';
import { readArticle, readJson, writeArticle, writeJson } from '../../tools/desk/form/file-text.ts';
import { toFile, toForm } from '../../tools/desk/form/form-values.ts';
import { withPlainQuotes } from '../../tools/desk/form/plain-quotes.ts';
import { shapeOf } from '../../tools/desk/form/shape.ts';
import { readWranglerConfig } from '../../tools/run/wrangler-config.ts';
import { dentalClosed, phoneDown } from '../support/notices.ts';

const { config, formats } = createDesk();
const { singletons = [], collections = [] } = config;

const formatOf = (name?: string) => {
  const found = formats.find((format) => format.name === name);
  if (!found) throw new RangeError(name);
  return found;
};

/** Every file that the desk edits, with its text after it was opened and saved without a change. */
const files = [
  ...singletons.flatMap((one) => {
    if (!('file' in one)) return [];
    const { schema, schemaLink } = formatOf(one.format);
    const text = readFileSync(one.file, 'utf8');
    return [{ file: one.file, text, saved: writeJson(readJson(text, schema), schema, schemaLink) }];
  }),
  ...collections.flatMap((one) => {
    if (!('folder' in one)) return [];
    const { schema } = formatOf(one.format);
    const folders = languageNames.map((name) => one.folder.replace('{{locale}}', name));
    return globSync(folders.map((folder) => `${folder}/*.md`)).map((file) => {
      const text = readFileSync(file, 'utf8');
      return { file, text, saved: writeArticle(readArticle(text, schema), schema) };
    });
  }),
];

it('the desk edits every JSON file of facts and every article', () => {
  const articles = globSync(`src/words/{${languageNames},}/articles/*/*.md`);
  expect(files.length).toBe(articles.length + editedFiles().length);
});

it.each(files)('$file loses nothing when it is opened and saved', ({ file, text, saved }) => {
  // someone may have written it elsewhere, with other line breaks and quotes, and days without a time
  const contentOf = (written: string) => {
    if (file.endsWith('.json'))
      return JSON.parse(withPlainQuotes(written).replaceAll(/T(?:00:00|23:59)"/g, '"'));
    const [, head = '', body = ''] =
      /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(withPlainQuotes(written)) ?? [];
    return { ...parse(head, { schema: 'core' }), body: body.trim() };
  };
  expect(contentOf(saved)).toEqual(contentOf(text));
});

it('a notice is the same after the form, but that a day gets its first or last minute', () => {
  const schema = formatOf('notices.json').schema.properties?.notices?.items ?? {};
  const through = (value: unknown) => toFile(toForm(value, schema), schema);
  expect(through(dentalClosed)).toEqual({ ...dentalClosed, from: `${dentalClosed.from}T00:00` });
  expect(through(phoneDown)).toEqual({ ...phoneDown, until: `${phoneDown.until}T23:59` });
});

it('the desk opens: Sveltia refuses every form if one has a group without fields', () => {
  // the whole day is the only value of the hospital's hours, so no form asks for it
  const empty = JSON.stringify(config).match(/"name":"\w+"[^{}]*"widget":"object","fields":\[\]/g);
  expect(empty).toBeNull();
});

it('a schema that no form can show fails the build of the desk', () => {
  expect(() => shapeOf({ anyOf: [{ type: 'string' }, { type: 'number' }] })).toThrow('no form');
});

it('the desk is a Worker of its own: files only, outside of dist, and closed to other hosts', () => {
  const desk = readWranglerConfig('tools/desk/wrangler.toml');
  const site = readWranglerConfig();
  expect(desk.name).not.toBe(site.name);
  expect(desk.main).toBeUndefined();
  expect(desk.assets?.directory).not.toContain('dist');
  const hosts = deskHeaders({ repository: '', branch: '', authenticator: '' }).match(/https:\S+/g);
  expect(hosts?.map((host) => host.replace(';', ''))).toEqual([
    'https://avatars.githubusercontent.com',
    'https://api.github.com',
  ]);
});
