import { type DangerSign, dangerSigns } from '../../facts/clinical/danger-signs.ts';
import { adultFever, feverLimits } from '../../facts/clinical/fever.ts';
import { type FirstAid, firstAidFigures } from '../../facts/clinical/first-aid.ts';
import { helplines } from '../../facts/clinical/helplines.ts';
import {
  hpvUntilYears,
  rotavirusShortage,
} from '../../facts/clinical/mother-and-child/vaccines.ts';
import { site } from '../../facts/hospital/site.ts';
import { schemesHere } from '../../facts/money/insurers.ts';
import { packagePrices } from '../../facts/money/prices.ts';
import type { FirstAidWords } from '../clinical/first-aid-words.ts';
import { capitalize } from '../formats/format-parts.ts';

type Texts = Readonly<Record<string, string>>;

/** The words of a language that its articles insert as facts. */
interface ArticleFactWords {
  formatDay: (isoDay: string) => string;
  formatMonth: (isoMonth: string) => string;
  formatPrice: (shillings: number) => string;
  formatList: (values: readonly string[]) => string;
  /** Between the last two of several alternatives. */
  or: string;
  /** The hours of what never closes. */
  openHours: string;
  laboratory: Texts;
  packageWords: Readonly<Record<string, { name: string }>>;
  dangerSignWords: Readonly<Record<DangerSign, string>>;
  signsInSentence: (...signs: readonly DangerSign[]) => string;
  firstAidWords: Readonly<Record<FirstAid, FirstAidWords>>;
  recoveryPosition: string;
  byMouth: string;
  feverWords: Readonly<Record<'youngBaby' | 'baby' | 'anyAge', { detail: string }>>;
  malariaFeverWords: string;
  malariaAtHome: string;
  waitAfterVaccine: string;
  nationalEmergencyLines: string;
  postnatalContactTexts: readonly string[];
}

/** Returns the texts by 'prefix.key'. */
function under(prefix: string, texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${prefix}.${key}`, text]));
}

/** Returns one text of each record by 'prefix.key.end'. */
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

const ordinals = ['first', 'second', 'third', 'fourth'];

/** Makes the texts of `:fact[key]` in a language's articles from its words and the shared facts. */
export function articleFacts(words: ArticleFactWords): Texts {
  const { firstAidWords, feverWords } = words;
  return {
    'hospital.name': site.name,
    'hospital.shortName': site.shortName,
    'hospital.phone': site.phone,
    'hospital.hours': words.openHours,
    'hospital.locality': site.address.locality,
    'hospital.schemes.and': words.formatList(schemesHere),
    'hospital.schemes.or': schemesHere.join(` ${words.or} `),
    ...under('laboratory', words.laboratory),
    ...each('package', words.packageWords, 'name', ({ name }) => name),
    ...each('package', packagePrices, 'price', words.formatPrice),
    ...under('sign', words.dangerSignWords),
    ...Object.fromEntries(
      Object.values(dangerSigns)
        .flat()
        .map((sign) => [`sign.${sign}.inSentence`, words.signsInSentence(sign)]),
    ),
    ...each('firstAid', firstAidWords, 'title', ({ title }) => title),
    ...Object.fromEntries(
      Object.entries(firstAidWords).flatMap(([emergency, { never }]) =>
        never ? [[`firstAid.${emergency}.never`, never]] : [],
      ),
    ),
    'firstAid.recoveryPosition': words.recoveryPosition,
    'firstAid.byMouth': words.byMouth,
    'choking.backBlows': String(firstAidFigures.choking.backBlows),
    'lowSugar.limit': `${firstAidFigures.lowSugar.belowMmol}.0 mmol/L`,
    'fever.youngBaby': feverWords.youngBaby.detail,
    'fever.youngBaby.toMonths': String(feverLimits.youngBaby.toMonths),
    'fever.baby': feverWords.baby.detail,
    'fever.baby.fromMonths': String(feverLimits.baby.fromMonths),
    'fever.baby.toMonths': String(feverLimits.baby.toMonths),
    'fever.anyAge': feverWords.anyAge.detail,
    'fever.adult.days': String(adultFever.days),
    'fever.afterMalaria': words.malariaFeverWords,
    'malaria.atHome': words.malariaAtHome,
    'vaccine.wait': words.waitAfterVaccine,
    'hpv.untilYears': String(hpvUntilYears),
    'rotavirus.shortIn': words.formatMonth(rotavirusShortage.month),
    'rotavirus.checkedOn': words.formatDay(rotavirusShortage.asOf),
    'helplines.national': words.nationalEmergencyLines,
    'helplines.checkedOn': words.formatDay(helplines.suicide.asOf),
    ...under(
      'postnatal',
      Object.fromEntries(
        words.postnatalContactTexts.map((when, index) => [ordinals[index], capitalize(when)]),
      ),
    ),
  };
}
