import { dangerSigns, type PatientGroup } from '../../facts/clinical/danger-signs.ts';
import type { FirstAid } from '../../facts/clinical/first-aid.ts';
import { type HelplineKey, helplines } from '../../facts/clinical/helplines.ts';
import { vaccineVisits } from '../../facts/clinical/mother-and-child/vaccines.ts';
import type { FirstAidWords } from '../clinical/first-aid-words.ts';
import type { Fact } from '../departments/department-words.ts';
import type { ArticleBlock, Inline } from './article.ts';
import type { ArticleRegistry } from './article-registry.ts';

/** The words of a language that its articles insert as lists and steps. */
interface ArticlePartWords {
  firstAidWords: Readonly<Record<FirstAid, FirstAidWords>>;
  dangerSignTexts: (group: PatientGroup) => readonly string[];
  /** Age and doses of each visit, in the order of `vaccineVisits`. */
  vaccineVisitRows: readonly (readonly string[])[];
  helplineFact: (key: HelplineKey) => Fact;
}

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

/** Makes the blocks of `::name[argument]` in a language's articles from its words. */
export function articleParts(words: ArticlePartWords): ArticleRegistry['parts'] {
  const { firstAidWords, dangerSignTexts, vaccineVisitRows, helplineFact } = words;

  function firstAidSteps(emergency: string): ArticleBlock[] | undefined {
    const steps = own(firstAidWords, emergency)?.steps.map((step) => [step]);
    return steps && [list(true, steps)];
  }

  return {
    /** The steps in one emergency, and what never to do. */
    'first-aid': (emergency) => {
      const never = own(firstAidWords, emergency)?.never;
      const forbidden: ArticleBlock[] = never ? [{ kind: 'paragraph', children: [never] }] : [];
      return firstAidSteps(emergency)?.concat(forbidden);
    },
    'first-aid-steps': firstAidSteps,
    'danger-signs': (group) => {
      if (!Object.hasOwn(dangerSigns, group)) return undefined;
      const signs = dangerSignTexts(group as PatientGroup).map((sign) => [sign]);
      return [list(false, signs)];
    },
    /** The argument is 'all', or the unit of age: 'weeks', 'months' or 'years'. */
    'vaccine-visits': (which) => {
      const rows = vaccineVisitRows.filter(
        (_, index) => which === 'all' || vaccineVisits[index]?.age.unit === which,
      );
      if (rows.length === 0) return undefined;
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
  };
}
