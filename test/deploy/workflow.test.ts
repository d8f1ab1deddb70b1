import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { editedFiles } from '../../tools/build/edited-files/edited-files.ts';
import { isEditedFile, laneOf } from '../../tools/deploy/lane.ts';

it('what staff edit on the desk takes the content lane', () => {
  const files = editedFiles().map(({ file }) => file);
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !isEditedFile(file))).toEqual([]);
  const articles = globSync('src/words/*/articles/*/*.md');
  const uploads = ['src/pictures/photographs/img-2024.webp', 'src/portraits/Dr. Kamau.JPG'];
  expect(laneOf([...files, ...articles, ...uploads]).lane).toBe('content');
  expect(laneOf([]).lane).toBe('content');
});

it('merging a new version keeps what a hospital edits, and nothing else', () => {
  const articles = globSync('src/words/*/articles/*/*.md');
  const uploads = ['src/pictures/photographs/ward.jpg', 'src/portraits/kamau.webp'];
  const files = [...editedFiles().map(({ file }) => file), ...articles, ...uploads];
  const driverOf = (path: string) =>
    execFileSync('git', ['check-attr', 'merge', '--', path], { encoding: 'utf8' }).trim();
  expect(files.map(driverOf).filter((line) => !line.endsWith(': merge: ours'))).toEqual([]);
  expect(driverOf('src/facts/people/people.schema.json')).toMatch(/: unspecified$/);
  expect(driverOf('src/pictures/drawings/hero.webp')).toMatch(/: unspecified$/);
  expect(driverOf('src/app.ts')).toMatch(/: unspecified$/);
});

it.each([
  'src/app.ts',
  'src/facts/schedule/notices.ts',
  'src/facts/people/people.schema.json',
  'src/words/en/pages/home.ts',
  'src/words/en/articles/index.json',
  'src/pictures/drawings/hero.webp',
  'src/pictures/photographs/logo.svg',
  'package.json',
  'wrangler.toml',
  'tools/deploy/lane.ts',
  '.github/workflows/deploy.yml',
  'other/src/facts/people/people.json',
])('a change of %s goes through the whole gate, even beside a price', (path) => {
  expect(laneOf(['src/facts/money/prices.json', path])).toEqual({ lane: 'code', because: path });
});

it('a change from an unknown version goes through the whole gate', () => {
  expect(laneOf(undefined).lane).toBe('code');
});
