import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { storyPortraits } from '../../src/facts/media/picture-names.ts';
import type { Photograph } from '../../src/facts/schemas/photographs.ts';
import { type JsonPath, parseYaml } from './edited-files/json-text.ts';
import { peopleFile } from './person-keys.ts';

const photographsFile = 'src/facts/media/photographs.json';

/** A photograph that pages show. */
interface Listed {
  /** The name of the drawing or the key of the person. */
  name: string;
  /** From the project's root. */
  file: string;
  /** 'src/facts/media/photographs.json:5: "photographs.0.file": '. */
  where: string;
}

/** Reads a file of facts. It is not imported, because a wrong one must first be reported with its line. */
function readFacts(root: string, file: string) {
  const path = join(root, file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '{}';
  const { document, lineOf } = parseYaml(text);
  const where = (at: JsonPath) => `${file}:${lineOf(at)}: "${at.join('.')}": `;
  return { content: document.toJS() ?? {}, where };
}

const fromRoot = (path: string) => path.replace(/^\//, '');

function photographsOfRooms(root: string, agreed: boolean): Listed[] {
  const { content, where } = readFacts(root, photographsFile);
  const { photographs = [] }: { photographs?: readonly Photograph[] } = content;
  return photographs.flatMap((one, index) =>
    (one.consent === true) === agreed
      ? [{ name: one.of, file: fromRoot(one.file), where: where(['photographs', index, 'file']) }]
      : [],
  );
}

function portraitsOfStaff(root: string): Listed[] {
  const { content, where } = readFacts(root, peopleFile);
  return Object.entries(content).flatMap(([group, members]) => {
    const people = typeof members === 'object' ? Object.entries(members ?? {}) : [];
    return people.flatMap(([name, person]) => {
      const { portrait } = person as { portrait?: { file: string } };
      if (!portrait) return [];
      const at = [group, name, 'portrait', 'file'];
      return [{ name, file: fromRoot(portrait.file), where: where(at) }];
    });
  });
}

/** Portraits of patients, named in patient-records.ts and allowed by the consent there. */
function portraitsOfPatients(root: string): Listed[] {
  const folder = 'src/portraits';
  const files = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
  return files.flatMap((file) => {
    const { name } = parse(file);
    const known = storyPortraits.some((portrait) => portrait === name);
    return known ? [{ name, file: `${folder}/${file}`, where: `${folder}/${file}: ` }] : [];
  });
}

/** Returns the photographs that pages show, by the files that name them. */
export const listPhotographs = (root: string, kind: 'picture' | 'portrait'): Listed[] =>
  kind === 'picture'
    ? photographsOfRooms(root, true)
    : [...portraitsOfStaff(root), ...portraitsOfPatients(root)];

/** Returns the photographs that wait for the consent of the people in them. */
export const unpublishedPhotographs = (root: string): Listed[] => photographsOfRooms(root, false);
