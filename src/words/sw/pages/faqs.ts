import { schemes, site } from '../../../facts/hospital/site.ts';
import { schemesHere } from '../../../facts/money/insurers.ts';
import { packagePrices } from '../../../facts/money/prices.ts';
import { formatList, formatPrice } from '../../formats/sw.ts';
import { ifMakl, ifOn, ifOtherInsurers } from '../../if-on.ts';
import type { WordsOf } from '../../words-of.ts';
import { allDangerSigns } from '../clinical/all-danger-signs.ts';
import { signsInSentence } from '../clinical/danger-sign-words.ts';
import { nationalEmergencyLines } from '../clinical/helpline-words.ts';
import { laboratoryTurnaround, visitingHours } from '../schedule/opening-hours.ts';
import { packageFeatures, packageWords } from './maternity-packages.ts';
import { spokenLanguages } from './spoken-languages.ts';

const { sha, makl } = schemes;
const { normalDelivery, cesareanSection, comprehensiveAnc } = packageWords;

const aboutMakl = ifMakl(`${makl} husimamia mipango ya bima inayolipiwa na waajiri. `).join('');

/** The ten questions in the home page's accordion. */
export const faqs: WordsOf<'faqs'>['faqs'] = [
  {
    question: 'Je, mko wazi usiku na sikukuu?',
    answer:
      'Ndiyo. Tuko wazi saa 24, hata Jumapili na sikukuu. Duka la dawa na idara ya dharura ' +
      'havifungwi kamwe. Usiku njoo kwenye mlango wa dharura: muuguzi anakupokea hapo. Haya ni ya ' +
      'mchana au kwa miadi pekee: kliniki za madaktari bingwa, sampuli za kawaida za maabara na ' +
      'kutembelea wagonjwa wodini. Vivyo hivyo kwa ' +
      `${formatList(['picha (scan)', ...ifOn('dental', 'matibabu ya meno'), 'upasuaji'])} vilivyopangwa.`,
  },
  {
    question: `Je, mnapokea ${formatList(schemesHere)}?`,
    answer:
      `Ndiyo. Tuna mkataba na ${formatList(schemesHere)}. Bima yako hulipia huduma zilizo ndani yake. ` +
      `${ifOtherInsurers('Pia tunapokea bima za kibinafsi. ').join('')}Ukiwa na ${sha}, njoo mwenyewe na kitambulisho: inahitaji alama ` +
      'yako ya kidole. Ili ilipie kulazwa au kujifungua, lazima mchango wako uwe umelipwa. ' +
      `${aboutMakl}Huenda bima yako ikahitaji kutoa ` +
      'idhini kabla ya kulazwa kulikopangwa. Tupigie simu siku kadhaa mapema, nasi tunaomba idhini ' +
      'hiyo kwa niaba yako.',
  },
  {
    question: 'Niwekeje miadi?',
    answer:
      'Jaza fomu kwenye ukurasa wetu wa miadi, au uongee nasi kwa WhatsApp. Unaweza pia kuandika ' +
      `kwa ${site.emails.appointments} au kupiga ${site.phone}. Tuambie jina lako, huduma ` +
      'unayohitaji na siku inayokufaa, nasi tunakubaliana wakati. Kwenye kliniki ya wagonjwa wa nje unaweza kuja ' +
      'bila miadi.',
  },
  {
    question: 'Kujifungua hapa ni pesa ngapi?',
    answer:
      `${normalDelivery.name} ni ${formatPrice(packagePrices.normalDelivery)} bila ${sha}. ` +
      `${packageFeatures.normalStay} kuko ndani ya bei. ` +
      `${cesareanSection.name} ni ${formatPrice(packagePrices.cesareanSection)} bila ${sha}. ` +
      `${packageFeatures.cesareanStay} kuko ndani ya bei. ` +
      `${comprehensiveAnc.name} ni ${formatPrice(packagePrices.comprehensiveAnc)}. ` +
      `${packageFeatures.ancVisits} kabla ya kujifungua ziko ndani ya bei. ` +
      `${sha} hulipa kiasi kisichobadilika. Ukurasa wetu wa vifurushi vya uzazi unaonyesha ni ` +
      'kiasi gani, na utakacholipa wewe.',
  },
  {
    question: 'Nifanye nini wakati wa dharura?',
    answer:
      `Piga ${site.phone} au uje moja kwa moja. Tunatibu kwanza. Malipo tunaongea baadaye. ` +
      `Njoo sasa kukiwa na dalili kama hizi: ${signsInSentence('chestPain', 'troubleBreathing', 'fit')}. ` +
      `Njoo kukiwa na ${signsInSentence('heavyBleeding')}. Mtoto akiwa hivi, mlete mara moja: ` +
      `${signsInSentence('childHardToWake', 'childDrinks')}. ` +
      `Ukiwa na mimba, njoo pia kama ${signsInSentence('movesLess')}. ${nationalEmergencyLines}`,
    more: allDangerSigns,
  },
  {
    question: 'Nimtembelee mgonjwa wakati gani?',
    answer:
      `Wodi za kawaida: ${visitingHours.generalWeekdays}. ${visitingHours.generalWeekends}. ` +
      ifOn(
        'hdu',
        `HDU (uangalizi wa karibu): ${visitingHours.hdu}. ${visitingHours.hduVisitors}. `,
      ).join('') +
      'Nawa mikono ' +
      'unapofika na unapoondoka. Usije kumtembelea mgonjwa ukiwa na kikohozi, homa au kuhara.',
  },
  {
    question: 'Nitapata majibu ya maabara lini?',
    answer:
      `Majibu ya kawaida huwa tayari ${laboratoryTurnaround.routine}. Ya haraka huwa ` +
      `tayari ${laboratoryTurnaround.urgent}. Vipimo ambavyo daktari ameviandikia STAT (vya haraka: ` +
      `vifanywe kwanza) hufanywa ${laboratoryTurnaround.stat}. Vipimo vingine maalum huchukua muda ` +
      'zaidi: tunakuambia tunapochukua sampuli yako. Mwombe mhudumu wa afya aliyeagiza kipimo ' +
      'akueleze majibu.',
  },
  {
    question: 'Mara ya kwanza nije na nini?',
    answer:
      'Njoo na kitambulisho au pasipoti, kadi ya bima kama unayo, na dawa unazotumia zikiwa kwenye ' +
      'pakiti zake. Majibu ya zamani, picha za X-ray na ripoti za kuruhusiwa husaidia pia. Kwa ' +
      'mtoto au ujauzito, njoo na kitabu cha kliniki (Mother and Child Health Handbook). Umesahau ' +
      'kitu? Njoo tu.',
  },
  ...ifOn('telemedicine', {
    question: 'Naweza kuongea na daktari kwa simu?',
    answer:
      'Ndiyo. Weka miadi ya daktari kwa simu au video, nasi tunaongea kwa njia hiyo. Inafaa kwa ' +
      'kufuatilia hali, majibu ya vipimo na maswali kuhusu magonjwa madogo. Haifai kwa dalili ya ' +
      'hatari, mtoto mdogo mgonjwa wala uchungu wa uzazi: kwa hayo, njoo mara moja.',
  }),
  {
    question: 'Mnazungumza lugha gani?',
    answer:
      `Tunazungumza ${formatList(spokenLanguages)}. Lugha nyingine ni rahisi kwako? Njoo na jamaa ` +
      'unayemwamini. Au tuambie unapoweka miadi, nasi tunajaribu kumpata mwenzetu anayeizungumza. ' +
      'Tunaweza kukusomea fomu kwa sauti. Hatukuombi kamwe utie sahihi kitu usichoelewa.',
  },
];
