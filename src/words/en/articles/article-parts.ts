import { dangerSigns, type PatientGroup } from '../../../facts/clinical/danger-signs.ts';
import { type HelplineKey, helplines } from '../../../facts/clinical/helplines.ts';
import type { ArticleBlock, Inline } from '../../../models/article.ts';
import type { ArticleRegistry } from '../../../models/article-registry.ts';
import { dangerSignTexts } from '../clinical/danger-sign-words.ts';
import { firstAidWords } from '../clinical/first-aid-words.ts';
import { helplineFact } from '../clinical/helpline-words.ts';
import { vaccineVisitRows } from '../clinical/vaccine-words.ts';

function list(ordered: boolean, items: readonly (readonly Inline[])[]): ArticleBlock {
  return { kind: 'list', ordered, items };
}

function labelled(label: string, detail: string): readonly Inline[] {
  return [{ kind: 'strong', children: [`${label}:`] }, ` ${detail}`];
}

/** Returns the value of an own `key`, or undefined; inherited keys such as 'toString' do not count. */
function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function firstAidSteps(emergency: string): ArticleBlock[] | undefined {
  const words = own(firstAidWords, emergency);
  return (
    words && [
      list(
        true,
        words.steps.map((step) => [step]),
      ),
    ]
  );
}

/** Blocks of `::name[argument]` in English articles, made from the shared words. */
export const articleParts = {
  /** The steps in one emergency, and what never to do. */
  'first-aid': (emergency) => {
    const never = own(firstAidWords, emergency)?.never;
    const forbidden: ArticleBlock[] = never ? [{ kind: 'paragraph', children: [never] }] : [];
    return firstAidSteps(emergency)?.concat(forbidden);
  },
  'first-aid-steps': firstAidSteps,
  'danger-signs': (group) => {
    if (!Object.hasOwn(dangerSigns, group)) return undefined;
    return [
      list(
        false,
        dangerSignTexts(group as PatientGroup).map((sign) => [sign]),
      ),
    ];
  },
  /** The argument is 'all', or the unit of age: 'weeks', 'months' or 'years'. */
  'vaccine-visits': (which) => {
    const rows = vaccineVisitRows.filter(([age = '']) => which === 'all' || age.endsWith(which));
    if (which === '' || rows.length === 0) return undefined;
    return [
      list(
        false,
        rows.map(([age = '', doses = '']) => labelled(age, doses)),
      ),
    ];
  },
  /** The argument lists keys of helplines, in order, separated by spaces. */
  helplines: (keys) => {
    const known = keys
      .split(' ')
      .filter((key): key is HelplineKey => Object.hasOwn(helplines, key));
    if (known.length < keys.split(' ').length) return undefined;
    const rows = known.map(helplineFact);
    return [
      list(
        false,
        rows.map(({ term, detail }): readonly Inline[] => [
          `${term}: `,
          { kind: 'strong', children: [detail] },
        ]),
      ),
    ];
  },
} satisfies ArticleRegistry['parts'];
