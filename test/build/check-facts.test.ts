import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { markFaults } from '../../tools/build/look/mark-faults.ts';

const root = mkdtempSync(join(tmpdir(), 'check-facts-'));

/** What every command prints first if the facts in the copy are wrong. */
function check(): string {
  const program = resolve('tools/build/edited-files/check-facts.ts');
  return spawnSync(process.execPath, [program], { cwd: root, encoding: 'utf8' }).stderr;
}

// the schemas import the first, and the second is read before them
it.each(['hospital/pages.json', 'people/people.json'])(
  'a comma too many in %s is one sentence with its line, not a stack trace',
  (file) => {
    cpSync('src/facts', join(root, 'src/facts'), { recursive: true });
    writeFileSync(join(root, 'src/facts', file), '{\n  "off": [],,\n}\n');
    expect(check().trim().split('\n').slice(1)).toEqual([
      expect.stringMatching(`^src/facts/${file}:2: this is not valid JSON\\. Look for`),
    ]);
  },
);

it('each article of someone who has left is named with its line, and each that is not translated', () => {
  cpSync('src/facts', join(root, 'src/facts'), { recursive: true });
  cpSync('client/styles/theme.css', join(root, 'client/styles/theme.css'));
  const article = 'src/words/en/articles/blog/1.md';
  mkdirSync(join(root, article, '..'), { recursive: true });
  const text = readFileSync(article, 'utf8').replace(/^author: .*$/m, 'author: retired');
  writeFileSync(join(root, article), text);
  expect(check().trim().split('\n').slice(1)).toEqual([
    expect.stringMatching(`^${article}:\\d+: author must be a person in people\\.json`),
    'src/words/sw/articles/blog/1.md is missing: translate the article.',
  ]);
});

it('a logo that is not there is named with its line', () => {
  expect(markFaults('cross')).toEqual([]);
  expect(markFaults('none.svg')).toEqual([
    expect.stringMatching(
      /^\S+look\.json:\d+: "mark" names public\/icons\/none\.svg, which is not/,
    ),
  ]);
});
