import { dangerSigns } from '../../../facts/clinical/danger-signs.ts';
import { feverLimits } from '../../../facts/clinical/fever.ts';
import { firstAidFigures } from '../../../facts/clinical/first-aid.ts';
import { helplines } from '../../../facts/clinical/helplines.ts';
import { hpvUntilYears } from '../../../facts/clinical/vaccines.ts';
import { site } from '../../../facts/hospital/site.ts';
import { packagePrices } from '../../../facts/money/prices.ts';
import { formatDay, formatPrice } from '../../../formats/en.ts';
import { dangerSignWords, signsInSentence } from '../clinical/danger-sign-words.ts';
import { feverWords, malariaFeverWords } from '../clinical/fever-words.ts';
import { byMouth, firstAidWords, recoveryPosition } from '../clinical/first-aid-words.ts';
import { nationalEmergencyLines } from '../clinical/helpline-words.ts';
import { postnatalContactTexts } from '../clinical/maternity-contact-words.ts';
import { waitAfterVaccine } from '../clinical/vaccine-words.ts';
import { packageWords } from '../pages/maternity-packages.ts';
import { laboratoryHours, laboratoryTurnaround } from '../sections/opening-hours.ts';

type Texts = Readonly<Record<string, string>>;

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

/** Texts of `:fact[key]` in English articles, made from the shared facts and words. */
export const articleFacts: Texts = {
  'hospital.name': site.name,
  'hospital.shortName': site.shortName,
  'hospital.phone': site.phone,
  'hospital.hours': site.hours.label,
  'hospital.locality': site.address.locality,
  'hospital.schemes.and': site.accreditations.join(' and '),
  'hospital.schemes.or': site.accreditations.join(' or '),
  ...under('laboratory', { ...laboratoryHours, ...laboratoryTurnaround }),
  ...each('package', packageWords, 'name', ({ name }) => name),
  ...each('package', packagePrices, 'price', formatPrice),
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
};
