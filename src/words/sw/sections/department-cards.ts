import { figures } from '../../../facts/hospital/figures.ts';
import { prices } from '../../../facts/money/prices.ts';
import { noneIsOpen } from '../../../facts/schedule/roadmap.ts';
import type { WordsOf } from '../../words-of.ts';
import { laboratoryTurnaround } from '../schedule/opening-hours.ts';

/** Texts of the cards, by department. */
export const departmentCardWords: WordsOf<'departmentCards'>['departmentCardWords'] = {
  outpatient: {
    description: 'Kwa ugonjwa na majeraha madogo yasiyohitaji kulazwa. Unarudi nyumbani siku hiyo.',
    details: [
      'Kuonwa na clinical officer au daktari',
      'Homa, kikohozi, matatizo ya tumbo na ya ngozi',
      'Kupimwa presha na sukari ya damu',
      'Sindano, na kusafisha na kufunga vidonda',
      'Barua ya rufaa ukiihitaji',
    ],
    badge: 'Njoo tu, au weka miadi',
  },
  inpatient: {
    description:
      'Kitanda, wauguzi mchana na usiku, na daktari kila siku, nyumbani kusipokuwa salama.',
    details: [
      `Vitanda${figures.beds ? ` ${figures.beds}` : ''} wodini na vyumbani`,
      'Wodi za kawaida na wodi ya wanawake',
      prices.bedPerDay.semiPrivate
        ? 'Vyumba vya wagonjwa wawili wawili (semi-private)'
        : 'Pazia kuzunguka kila kitanda',
      'Chakula kinachofaa matibabu yako',
      'Mpango ulioandikwa ukienda nyumbani',
    ],
    badge: 'Kulazwa: saa 24, kila siku',
  },
  pediatrics: {
    description: 'Huduma kwa watoto wachanga, watoto na vijana, mzazi akiwa kando yao.',
    details: [
      'Uchunguzi wa mtoto asiye mgonjwa, na chanjo',
      'Matibabu ya magonjwa ya watoto',
      'Afya ya vijana',
      'Msaada kwa tabia na hisia za mtoto',
      'Mafunzo kwa wazazi',
    ],
    badge: 'Mtoto mgonjwa: saa 24, kila siku',
  },
  specializedCare: {
    description: 'Kliniki za miadi za madaktari bingwa wetu na wageni, kila moja kwa siku zake.',
    details: [
      'Kliniki ya kisukari na presha',
      'Kupimwa moyo kwa ECG',
      'Mifupa na viungo vyake',
      'Magonjwa ya wanawake na afya yao',
      'Kliniki za masikio, pua, koo na ngozi',
    ],
    badge: 'Kwa miadi',
  },
  surgical: {
    description: 'Upasuaji uliopangwa na wa haraka, tangu unapoonwa hadi ukaguzi wa mwisho.',
    details: [
      'Upasuaji wa kawaida, kama wa ngiri (hernia)',
      'Kujifungua kwa upasuaji',
      'Upasuaji wa magonjwa ya wanawake',
      'Upasuaji mdogo bila kulazwa',
      'Dawa za maumivu, na kukaguliwa kidonda baadaye',
    ],
    badge: 'Kwa miadi; wa haraka saa 24',
  },
  laboratory: {
    description: `Damu, mkojo na vipimo vingine hapa. Majibu ya kawaida ${laboratoryTurnaround.routine}.`,
    details: [
      'Kipimo cha damu, sukari ya damu na malaria',
      'Vipimo vya wajawazito',
      'Vipimo vya damu vya saratani (tumor markers)',
      'Vipimo vya damu vya moyo (cardiac enzymes)',
      `Majibu ya haraka ${laboratoryTurnaround.urgent}`,
    ],
    badge: 'Vipimo vingi ni bila miadi',
  },
  pharmacy: {
    description:
      'Dawa kwa karatasi ya dawa (prescription) au bila. Kila dawa tunakueleza kabla hujaondoka.',
    details: [
      'Jinsi na wakati wa kutumia kila dawa',
      'Kuangalia dawa zisizofaa kutumiwa pamoja',
      'Ushauri wakati wa ujauzito na kunyonyesha',
      'Kuongezewa dawa za magonjwa ya muda mrefu',
      'Vifaa vya mtoto, huduma ya kwanza na kisukari',
    ],
    badge: 'Wazi saa 24, kila siku',
  },
  telemedicine: {
    description:
      'Ongea na mhudumu wa afya kwa simu au video, usipoweza kusafiri au ukihitaji ushauri tu.',
    details: [
      'Kufuatilia hali baada ya kuonwa au kulazwa',
      'Kuelezwa majibu ya vipimo',
      'Ushauri kuhusu magonjwa madogo',
      'Kuongezewa dawa baada ya hali kuangaliwa tena',
      'Kuambiwa wazi uje hospitalini lini',
    ],
    badge: 'Kwa simu au video',
  },
  hdu: {
    description: 'Kwa walio wagonjwa mno kwa wodi: mashine kando ya kitanda na muuguzi karibu.',
    details: [
      'Mashine za kufuatilia moyo, kupumua na oksijeni',
      'Oksijeni na mashine za dripu',
      'Kufuatiliwa baada ya upasuaji mkubwa',
      'Maambukizi makali au kupoteza damu nyingi',
      'Kupelekwa ICU ikihitajika',
    ],
    badge: 'Kutoka wodini au dharura',
  },
  eyeCare: {
    description: 'Tunaandaa kliniki ya macho. Hizi ndizo huduma tunazopanga kutoa.',
    details: [
      'Kupima macho ya watu wazima na watoto',
      'Kuandikiwa miwani',
      'Kukagua presha ya macho (glaucoma) na mtoto wa jicho',
      'Kukaguliwa macho kwa wenye kisukari',
      'Barua ya rufaa kwa upasuaji wa macho',
    ],
    badge: 'Inakuja hivi karibuni',
  },
  emergency: {
    description: 'Njoo saa yoyote, bila miadi. Walio hatarini zaidi huonwa kwanza.',
    details: [
      'Ajali za barabarani, kuungua na kuanguka',
      'Maumivu ya kifua au udhaifu wa ghafla',
      'Kupumua kwa shida',
      'Damu nyingi, hata wakati wa ujauzito',
      'Watoto wa umri wowote walio wagonjwa sana',
    ],
    badge: 'Wazi saa 24, bila miadi',
  },
  upcoming: {
    description: `${noneIsOpen ? 'Huduma tano tunazopanga. Hakuna iliyofunguliwa bado.' : 'Huduma tunazopanga kuongeza, na zilizofunguliwa.'} Ona tunachotoa leo.`,
    details: [
      'ICU (uangalizi wa wagonjwa mahututi)',
      'Kusafisha damu (dialysis)',
      'Matibabu ya saratani (oncology)',
      'Huduma zaidi za madaktari bingwa',
      'Upanuzi wa hospitali',
    ],
    badge: noneIsOpen ? 'Bado hazijafunguliwa' : 'Zimepangwa',
  },
  maternity: {
    description: 'Kliniki ya ujauzito, kujifungua na wiki za kwanza, kwako na kwa mtoto wako.',
    details: [
      'Kliniki ya ujauzito',
      'Kujifungua kwa kawaida na kwa upasuaji, saa yoyote',
      'Huduma kwa watoto wachanga na kunyonyesha',
      'Uchunguzi wa mama na mtoto baada ya kujifungua',
      'Kupanga uzazi',
    ],
    badge: 'Saa 24; kliniki ni kwa miadi',
  },
  dental: {
    description:
      'Kukaguliwa, kuziba na kusafisha meno, na msaada wa maumivu ya jino, kwa watu wazima na watoto.',
    details: [
      'Kukaguliwa na kusafisha meno',
      'Kuziba meno na kutibu mzizi wa jino (root canal)',
      "Kung'oa meno",
      'Kofia za meno (crowns) na meno bandia',
      'Meno ya watoto',
    ],
    badge: 'Kwa miadi; ukiumwa, saa 24',
  },
  radiology: {
    description: 'Picha za X-ray na ultrasound, na ripoti kwa mhudumu wa afya aliyeziomba.',
    details: [
      'X-ray ya mifupa na ya kifua',
      'Ultrasound ya ujauzito',
      'Ultrasound ya tumbo na nyonga (pelvis)',
      'Picha za haraka saa yoyote',
      'Ripoti iliyoandikwa',
    ],
    badge: 'X-ray saa 24; nyingine kwa miadi',
  },
};
