import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageNames } from '../../src/site/languages.ts';
import { createDesk } from '../../tools/desk/config/desk-config.ts';
import { readArticle, readJson, writeArticle, writeJson } from '../../tools/desk/form/file-text.ts';
import { dentalClosed } from '../support/notices.ts';
import { bloodThere } from '../support/status.ts';

const { formats } = createDesk();
const formatOf = (name: string) => {
  const found = formats.find((format) => format.name === name);
  if (!found) throw new RangeError(name);
  return found;
};

/** Content of a file that staff edit; its schema checks it afterwards. */
// biome-ignore lint/suspicious/noExplicitAny: each edit changes another kind of file
type Content = any;

function replace(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${from}`);
  writeFileSync(file, changed);
}

/** Every edit in the checkout at `root`, by what staff would call it. */
export function ordinaryEdits(root: string): Readonly<Record<string, () => void>> {
  /** Changes a JSON file and saves it as the desk does. */
  const inJson = (file: string, change: (content: Content) => void) => {
    const path = join(root, 'src/facts', file);
    const { schema, schemaLink } = formatOf(file.replace(/^.*\//, ''));
    const content = JSON.parse(readFileSync(path, 'utf8'));
    change(content);
    const form = readJson(JSON.stringify(content), schema);
    writeFileSync(path, writeJson(form, schema, schemaLink));
  };
  /** Changes an article in a language and saves it as the desk does. */
  const inArticle = (language: string, name: string, change: (form: Content) => void) => {
    const path = join(root, `src/words/${language}/articles/${name}.md`);
    const { schema } = formatOf('blog-frontmatter');
    const form = readArticle(readFileSync(path, 'utf8'), schema);
    change(form);
    writeFileSync(path, writeArticle(form, schema));
  };
  // Kenya is three hours ahead of UTC
  const hourAgo = new Date(Date.now() + 2 * 3_600_000).toISOString().slice(0, 16);
  const today = hourAgo.slice(0, 10);

  return {
    'a doctor': () =>
      inJson('people/people.json', ({ doctors }) => {
        doctors.elizabethKariuki = {
          role: { en: 'Surgeon', sw: 'Daktari wa upasuaji' },
          ...{ years: 4, departments: ['maternity'], qualifications: 'MBChB' },
          name: 'Dr. Elizabeth Nyambura Kariuki',
          about: {
            en: 'She won’t hurry you — everybody’s questions come first.',
            sw: 'Hatakuharakisha — maswali ya ng’ambo yoyote hujibiwa kwanza.',
          },
        };
      }),
    'a person who has left': () => {
      inJson('people/people.json', ({ supportStaff }) => {
        delete supportStaff.physiotherapist;
      });
      inJson('schedule/clinics.json', ({ clinics }) => {
        for (const clinic of Object.values<Content>(clinics))
          if (clinic.seenBy === 'physiotherapist') clinic.seenBy = { team: 'nurses' };
      });
    },
    'a price': () =>
      inJson('money/prices.json', ({ prices, packagePrices }) => {
        prices.fileOpening += 50;
        packagePrices.normalDelivery += 1500;
      }),
    'a clinic': () =>
      inJson('schedule/clinics.json', ({ clinics }) => {
        Object.assign(clinics.antenatal, {
          days: ['Mon', 'Tue', 'Sat'],
          from: '7:30',
          to: '12:30',
        });
      }),
    'an opening hour': () =>
      inJson('schedule/opening-hours.json', ({ laboratoryHours }) => {
        laboratoryHours.weekdays.closes = '18:30';
      }),
    'a notice': () =>
      inJson('schedule/notices.json', ({ notices }) => {
        const until = `${today}T23:59`;
        const hours = { ...dentalClosed.hours, from: today, until: today };
        notices.splice(0, 99, { ...dentalClosed, from: `${today}T00:00`, until, hours });
      }),
    'a report of what works': () =>
      inJson('schedule/status/status.json', ({ status }) => {
        status.splice(0, 99, { ...bloodThere, asOf: hourAgo });
      }),
    'a photograph of a ward': () => {
      const file = 'src/pictures/photographs/img-2024-1.webp';
      cpSync(join(root, 'src/pictures/drawings/maternity.webp'), join(root, file));
      inJson('media/photographs.json', ({ photographs }) => {
        const shows = { en: 'A bed — with a net', sw: 'Kitanda chenye chandarua' };
        const people = [{ who: 'The ward’s in-charge', on: today }];
        photographs.splice(0, 99, {
          file: `/${file}`,
          of: 'maternity',
          shows,
          people,
          consent: true,
        });
      });
    },
    'an old address': () =>
      inJson('old-addresses.json', ({ addresses }) => {
        addresses.push({ from: '/our-old-team.html', to: '/contact' });
      }),
    'a danger sign of an article': () => {
      const signs = { en: 'A baby who won’t wake', sw: 'Mtoto asiyeamka' };
      for (const language of languageNames)
        inArticle(language, 'blog/1', ({ urgentSigns }) => urgentSigns.push(signs[language]));
    },
    'a paragraph in both languages': () => {
      const texts = {
        en: 'Don’t wait – bring the baby’s booklet: whoever comes, “everybody” is welcome.',
        sw: 'Usisubiri – leta kitabu cha mtoto, hata ukichelewa masaa mengi njiani: “kila mtu” anakaribishwa hapa kwetu wakati wowote wa mchana na wa usiku bila kuogopa chochote.',
      };
      for (const language of languageNames)
        inArticle(language, 'blog/2', (form) => {
          form.body += `\n\n${texts[language]}`;
        });
    },
    'a correction in one article, pasted from a word processor': () =>
      // written in the web editor of the code host, which changes no quotes
      replace(
        join(root, 'src/words/en/articles/blog/3.md'),
        /\n$/,
        ' Meanwhile, whoever’s colour — or color — has changed shall come to us, and this sentence goes on for longer than it should, as sentences of people who write in a hurry do, because nobody has shortened it yet.\n',
      ),
    'the day on which helplines were checked': () =>
      replace(
        join(root, 'src/facts/clinical/helplines.ts'),
        /const asOf = '[\d-]+'/,
        `const asOf = '${today}'`,
      ),
  };
}
