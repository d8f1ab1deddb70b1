import { dangerSigns, type PatientGroup } from '../../facts/clinical/danger-signs.ts';
import { feverLimits } from '../../facts/clinical/fever.ts';
import { firstAidFigures } from '../../facts/clinical/first-aid.ts';
import { hpvUntilYears } from '../../facts/clinical/vaccines.ts';
import { type HelplineKey, helplines } from '../../facts/helplines.ts';
import { site } from '../../facts/site.ts';
import type { ArticleBlock, Inline } from '../article.ts';
import type { ArticleRegistry } from '../article-registry.ts';
import { dangerSignTexts, dangerSignWords, signsInSentence } from './clinical/danger-sign-words.ts';
import { feverWords, malariaFeverWords } from './clinical/fever-words.ts';
import { byMouth, firstAidWords, recoveryPosition } from './clinical/first-aid-words.ts';
import { helplineFact, nationalEmergencyLines } from './clinical/helpline-words.ts';
import { postnatalContactTexts } from './clinical/maternity-contact-words.ts';
import { vaccineVisitRows, waitAfterVaccine } from './clinical/vaccine-words.ts';
import { formatDay, formatPrice } from './format.ts';
import { maternityPackages } from './maternity-packages.ts';
import { laboratoryHours, laboratoryTurnaround } from './opening-hours.ts';

type Texts = Readonly<Record<string, string>>;

/** Texts under 'prefix.key'. */
function under(prefix: string, texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${prefix}.${key}`, text]));
}

/** One text of each record, under 'prefix.key.end'. */
function each<Value>(
  prefix: string,
  records: Readonly<Record<string, Value>>,
  end: string,
  textOf: (value: Value) => string,
): Texts {
  return Object.fromEntries(
    Object.entries(records).map(([key, value]) => [`${prefix}.${key}.${end}`, textOf(value)]),
  );
}

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

const ordinals = ['first', 'second', 'third', 'fourth'];

/** What an English article may name; each comes from its one home. */
export const articleRegistry = {
  facts: {
    'hospital.name': site.name,
    'hospital.shortName': site.shortName,
    'hospital.phone': site.phone,
    'hospital.hours': site.hours.label,
    'hospital.locality': site.address.locality,
    'hospital.schemes.and': site.accreditations.join(' and '),
    'hospital.schemes.or': site.accreditations.join(' or '),
    ...under('laboratory', { ...laboratoryHours, ...laboratoryTurnaround }),
    ...each('package', maternityPackages, 'name', ({ name }) => name),
    ...each('package', maternityPackages, 'price', ({ price }) => formatPrice(price)),
    ...under('sign', dangerSignWords),
    ...Object.fromEntries(
      Object.values(dangerSigns)
        .flat()
        .map((sign) => [`sign.${sign}.inSentence`, signsInSentence(sign)]),
    ),
    ...each('firstAid', firstAidWords, 'title', ({ title }) => title),
    ...Object.fromEntries(
      Object.entries(firstAidWords).flatMap(([emergency, { never }]) =>
        never ? [[`firstAid.${emergency}.never`, never]] : [],
      ),
    ),
    'firstAid.recoveryPosition': recoveryPosition,
    'firstAid.byMouth': byMouth,
    'choking.backBlows': String(firstAidFigures.choking.backBlows),
    'lowSugar.limit': `${firstAidFigures.lowSugar.belowMmol}.0 mmol/L`,
    'fever.youngBaby': feverWords.youngBaby.detail,
    'fever.youngBaby.toMonths': String(feverLimits.youngBaby.toMonths),
    'fever.baby': feverWords.baby.detail,
    'fever.baby.fromMonths': String(feverLimits.baby.fromMonths),
    'fever.baby.toMonths': String(feverLimits.baby.toMonths),
    'fever.anyAge': feverWords.anyAge.detail,
    'fever.afterMalaria': malariaFeverWords,
    'vaccine.wait': waitAfterVaccine,
    'hpv.untilYears': String(hpvUntilYears),
    'helplines.national': nationalEmergencyLines,
    'helplines.checkedOn': formatDay(helplines.suicide.asOf),
    ...under(
      'postnatal',
      Object.fromEntries(
        postnatalContactTexts.map((when, index) => [
          ordinals[index],
          when.charAt(0).toUpperCase() + when.slice(1),
        ]),
      ),
    ),
  },
  parts: {
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
  },
} satisfies ArticleRegistry;
