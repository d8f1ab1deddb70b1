import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { everyLanguage } from '../../src/site/languages.ts';
import { weekdays } from '../../src/time/days.ts';

const settings = /\/src\/facts\/\w+\/(?:pages|papers|clinics|notices)\.json$/;

/** Changes the content of a settings file: some pages are the patients' alone, and planners need days. */
const settle: Readonly<Record<string, (content: ReturnType<typeof JSON.parse>) => object>> = {
  pages: () => ({ off: [], languages: everyLanguage }),
  notices: () => ({ notices: [] }),
  papers(content) {
    if (content.patients.shownBy === 'none') content.patients.shownBy = 'initials';
    return content;
  },
  clinics(content) {
    content.clinics.antenatal.days = weekdays.slice(0, 5);
    content.clinics.vaccines.days = weekdays;
    return content;
  },
};

/** Gives the site every page and language, and no notice: tests check the code, whatever staff have set. */
export function everyPage(): Plugin {
  return {
    name: 'every-page',
    enforce: 'pre',
    load: {
      filter: { id: settings },
      handler: (id) =>
        JSON.stringify(settle[basename(id, '.json')]?.(JSON.parse(readFileSync(id, 'utf8')))),
    },
  };
}
