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

/** The value of `key` in a record, or undefined; what a record inherits is none. */
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

/** The blocks behind `::name[argument]` in English articles; each comes from its one home. */
export const articleParts = {
  /** What to do in one emergency, and what never to do. */
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
  /** 'all' visits, or those that fall in 'weeks', 'months' or 'years'. */
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
  /** Lines by their keys, in the order given. */
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
