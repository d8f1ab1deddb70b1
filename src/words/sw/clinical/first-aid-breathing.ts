import { firstAidFigures as figures } from '../../../facts/clinical/first-aid.ts';
import type { WordsOf } from '../../editions.ts';

const { compressions, choking, asthma } = figures;
const pushes = `kubonyeza mara ${compressions.pushes} na pumzi ${compressions.breaths}`;

/** The steps for whoever does not breathe, or hardly. */
export const breathingWords = {
  notBreathing: {
    title: 'Hapumui',
    steps: [
      `Mguse mabegani kwa nguvu na umwite kwa sauti. Angalia kama anapumua kawaida, kwa sekunde ${figures.checkBreathingSeconds} tu. Kutweta kwa shida si kupumua.`,
      'Piga simu, weka sauti ya spika, na uiweke kando yako.',
      'Mlaze chali mahali pagumu. Weka kisigino cha kiganja kimoja katikati ya kifua, na mkono wa pili juu yake.',
      `Bonyeza kwa nguvu na kwa haraka: kina cha sentimita ${compressions.depth.from} hadi ${compressions.depth.to}, mara ${compressions.rate.from} hadi ${compressions.rate.to} kwa dakika. Acha kifua kipande tena kila mara.`,
      `Kama unajua kumpulizia hewa mdomoni, mpe pumzi ${compressions.breaths} kila baada ya kubonyeza mara ${compressions.pushes}. Kama hujui, endelea kubonyeza hadi msaada ufike.`,
      `Mtoto, mtoto mchanga, au mtu aliyekaribia kuzama majini: kwanza mpe pumzi ${figures.firstBreaths} kama unaweza, kisha ${pushes}. Kwa mtoto mchanga, funika mdomo na pua yake kwa mdomo wako.`,
      'Bonyeza theluthi moja ya kina cha kifua: mkono mmoja kwa mtoto, vidole gumba viwili kwa mtoto mchanga.',
    ],
  },
  notAwake: {
    title: 'Anapumua lakini haamki',
    steps: [
      'Mgeuze alale kwa ubavu, kichwa kirudi nyuma, mdomo uelekee chini.',
      'Kama alianguka au alipata ajali, sogeza kichwa na mwili pamoja kama kitu kimoja.',
      'Piga simu, na uangalie anavyopumua hadi msaada ufike.',
    ],
  },
  choking: {
    title: 'Kusakamwa kooni, kuanzia mwaka mmoja',
    steps: [
      'Kama anaweza kukohoa au kuongea, mwache akohoe na ukae naye.',
      `Kama hatoi sauti, mwinamishe mbele. Mpige kwa nguvu mara ${choking.backBlows} katikati ya mabega kwa kisigino cha kiganja.`,
      `Ikishindikana, simama nyuma yake. Bonyeza tumbo kwa haraka mara ${choking.thrusts}, kuelekea ndani na juu, juu kidogo ya kitovu. Kwa mjamzito, bonyeza katikati ya kifua.`,
      `Endelea, ${choking.backBlows} kwa ${choking.thrusts}, hadi kitu kitoke. Mtu mwingine apige simu.`,
      `Akipoteza fahamu, mlaze chini, piga simu, na uanze ${pushes}. Angalia mdomoni kabla ya kumpa pumzi, na utoe tu kile unachokiona.`,
    ],
    never: 'Usiingize kidole mdomoni kutafuta kitu usichokiona.',
  },
  chokingBaby: {
    title: 'Kusakamwa kooni, chini ya mwaka mmoja',
    steps: [
      `Mlaze mtoto kifudifudi juu ya mkono wako, kichwa kiwe chini, na ukishike kichwa. Mpige kwa nguvu mara ${choking.backBlows} katikati ya mabega.`,
      `Mgeuze mtoto. Bonyeza mara ${choking.thrusts} kwenye mfupa wa katikati ya kifua kwa kisigino cha kiganja kimoja.`,
      'Rudia yote mawili hadi kitu kitoke. Mtu mwingine apige simu.',
      `Mtoto akilegea, mlaze mahali pagumu na upige simu. Mpe pumzi ${figures.firstBreaths}, kisha ${pushes}.`,
    ],
    never: 'Usibonyeze kamwe tumbo la mtoto mchanga.',
  },
  drowning: {
    title: 'Aliyekaribia kuzama majini',
    steps: [
      'Mfikie kwa fimbo au kamba, au mrushie kitu kinachoelea. Ingia majini tu kama ni salama.',
      `Hapumui? Mpe pumzi ${figures.firstBreaths}, kisha ${pushes}, na upige simu.`,
      'Anapumua? Mgeuze alale kwa ubavu, mvue nguo zenye maji na umpe joto.',
      'Njoo mara moja, hata kama anaonekana yuko sawa.',
    ],
    never: 'Usibonyeze tumbo ili kutoa maji.',
  },
  allergy: {
    title: 'Mzio mkali (allergy)',
    steps: [
      'Uso au koo kuvimba, kifua kupiga filimbi, au kuzimia: piga simu mara moja.',
      'Kama kuna kalamu ya adrenalini, ibonyeze upande wa nje wa paja.',
      'Alale chali, miguu juu. Kama anapumua kwa shida, aketi na anyooshe miguu. Mjamzito alale kwa ubavu wa kushoto.',
      `Hajapata nafuu baada ya dakika ${figures.allergy.againAfterMinutes}? Tumia kalamu ya pili.`,
    ],
    never: 'Asisimame wala kutembea, hata akijisikia nafuu.',
  },
  asthma: {
    title: 'Shambulio la pumu (asthma)',
    steps: [
      'Aketi wima, na ulegeze nguo zinazobana.',
      `Avute dawa ya inhaler ya bluu mara moja kila sekunde ${asthma.secondsApart.from} hadi ${asthma.secondsApart.to}, hadi mara ${asthma.puffs}. Tumia spacer (chupa ya kuvutia dawa) kama ipo.`,
      'Hana inhaler, hapati nafuu, au hawezi kuongea kwa kukosa pumzi? Piga simu na uje mara moja.',
    ],
  },
} as const satisfies WordsOf<'firstAidBreathing'>['breathingWords'];
