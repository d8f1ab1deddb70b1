import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { checkText } from '../build/edited-files/check-edited-files.ts';
import { editedFiles } from '../build/edited-files/edited-files.ts';
import { tidy } from './answers.ts';
import { leaveSample } from './leave-sample.ts';
import { type SetupFiles, type SetupQuestion, setupQuestions } from './questions.ts';

/* `npm run setup`: asks what a hospital changes first and writes it. Enter keeps a value. Also reads
 * answers from a pipe, one a line. It asks nothing of the network. */
const paths = {
  hospital: 'src/facts/hospital/hospital.json',
  places: 'src/facts/hospital/places.json',
  papers: 'src/facts/hospital/papers.json',
  look: 'src/facts/hospital/look.json',
  pages: 'src/facts/hospital/pages.json',
} as const;
const wranglerFile = 'wrangler.toml';

const jsonText = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`;

/** Returns what is wrong in the files, a sentence each. */
function faultsIn(files: SetupFiles): string[] {
  return Object.entries(paths).flatMap(([name, path]) => {
    const edited = editedFiles().find(({ file }) => file === path);
    const faults = edited ? checkText(edited, jsonText(files[name as keyof typeof paths])) : [];
    return faults.map((fault) => fault.replace(/^\S+:\d+: "[^"]*"/, 'it'));
  });
}

/** Returns the files with the answer, or why it cannot be. */
function answered(
  files: SetupFiles,
  { apply }: SetupQuestion,
  answer: string,
): SetupFiles | string {
  const changed = structuredClone(files);
  try {
    apply(changed, answer);
  } catch (error) {
    return error instanceof Error ? error.message : `${error}`;
  }
  const known = faultsIn(files);
  const faults = faultsIn(changed).filter((fault) => !known.includes(fault));
  return faults[0] ?? changed;
}

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const parsed = Object.entries(paths).map(([name, path]) => [name, read(path)]);
let files: SetupFiles = {
  ...Object.fromEntries(parsed),
  wrangler: readFileSync(wranglerFile, 'utf8'),
};

const terminal = createInterface({ input: process.stdin, output: process.stdout });
const lines = terminal[Symbol.asyncIterator]();
console.log('Press Enter to keep what is in [ ]. You can run this again at any time.\n');
for (const [index, question] of setupQuestions.entries()) {
  for (;;) {
    const current = question.current(files);
    process.stdout.write(`${index + 1}/${setupQuestions.length} ${question.ask} [${current}]: `);
    const { value = '', done } = await lines.next();
    const answer = tidy(value);
    if (done || answer === '' || answer === current) break;
    const result = answered(files, question, answer);
    if (typeof result !== 'string') {
      files = result;
      break;
    }
    console.log(`  '${answer}' cannot be used: ${result} Please try again.`);
  }
}
terminal.close();

const answers = files;
files = leaveSample(answers);
for (const [name, path] of Object.entries(paths)) {
  writeFileSync(path, jsonText(files[name as keyof typeof paths]));
}
writeFileSync(wranglerFile, files.wrangler);
console.log(`\nWritten: ${[...Object.values(paths), wranglerFile].join(', ')}.\n`);
const gone = {
  places: `The sample's directions and sketch map are gone. Write your directions in ${paths.places}`,
  papers: `The sample's patients, figures and rating are gone: they are invented. Write yours in ${paths.papers}`,
} as const;
for (const name of ['places', 'papers'] as const) {
  if (jsonText(files[name]) !== jsonText(answers[name]))
    console.log(`${gone[name]} or on the desk.\n`);
}
const doctor = ['tools/deploy/doctor/doctor.ts', '--brief'];
spawnSync(process.execPath, doctor, { stdio: 'inherit' });
console.log('\nSee the site: npm start. More of it is yours to change: src/facts/README.md.');
