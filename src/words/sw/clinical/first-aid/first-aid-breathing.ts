import { firstAidFigures as figures } from '../../../../facts/clinical/first-aid.ts';
import type { WordsOf } from '../../../words-of.ts';

const { compressions, choking, asthma } = figures;

/** The cycle of resuscitation; names the chest, because other steps nearby push the belly. */
export const pushesAndBreaths = `bonyeza kifua mara ${compressions.pushes}, mpulizie hewa mara ${compressions.breaths}. Rudia hivyo tena na tena, bila kuacha`;

/** How to give one rescue breath; each step with breaths includes it. */
const breath = `Inamisha kichwa nyuma, inua kidevu na uzibe pua. Puliza hewa mdomoni kwa sekunde ${figures.breathSeconds}, hadi kifua kiinuke.`;

/** How to give a baby one rescue breath: a tilted head would close the airway. */
export const babyBreath =
  'Weka kichwa cha mtoto sawa bila kukiinamisha, na uinue kidevu. Funika mdomo na pua yake kwa mdomo wako. Puliza polepole hadi kifua kiinuke.';

const look = `Angalia kwa sekunde zisizozidi ${figures.checkBreathingSeconds} kama anapumua kawaida. Kuvuta pumzi moja moja kwa shida si kupumua.`;
const call = 'Mwambie mtu atupigie simu. Uko peke yako? Tupigie simu kwa spika (loudspeaker).';
const rate = `mara ${compressions.rate.from} hadi ${compressions.rate.to} kwa dakika`;
const thirdOfChest = `Bonyeza kifua theluthi moja ya kina chake, ${rate}.`;
const fiveBreaths = `Puliza kwa sekunde ${figures.breathSeconds}, hadi kifua kiinuke. Mpulizie hivyo mara ${figures.firstBreaths}. Kifua hakiinuki? Inua kidevu tena, na utoe tu kile unachokiona mdomoni.`;
const untilHelp = `Kisha ${pushesAndBreaths}, hadi msaada ufike. Huwezi kumpulizia hewa? Endelea kubonyeza kifua.`;

const babyTitle = 'Mtoto wa chini ya mwaka mmoja hapumui';

/** Steps for people who cannot breathe, or hardly. */
export const breathingWords = {
  babyNotBreathing: {
    id: 'baby-not-breathing',
    title: babyTitle,
    steps: [
      `Mwite na umpigepige nyayo. Mlaze chali mahali pagumu. Weka kichwa cha mtoto sawa bila kukiinamisha, na uinue kidevu. ${look}`,
      call,
      `Funika mdomo na pua yake kwa mdomo wako, na upulize polepole. ${fiveBreaths}`,
      `Bado hapumui? Mshike kifua kwa mikono miwili. Weka vidole gumba viwili kwenye mfupa wa katikati ya kifua, chini kidogo ya chuchu. ${thirdOfChest}`,
      untilHelp,
    ],
    never: 'Usimtikise mtoto, wala usiinamishe kichwa chake nyuma.',
  },
  childNotBreathing: {
    id: 'child-not-breathing',
    title: 'Mtoto wa mwaka mmoja na zaidi hapumui',
    steps: [
      `Mwite na umpigepige mabegani. Mlaze chali mahali pagumu. Inamisha kichwa nyuma na uinue kidevu. ${look}`,
      call,
      `Ziba pua yake, na ufunike mdomo wake kwa mdomo wako. ${fiveBreaths}`,
      `Bado hapumui? Weka kisigino cha mkono mmoja katikati ya kifua. ${thirdOfChest}`,
      untilHelp,
    ],
  },
  notBreathing: {
    id: 'not-breathing',
    title: 'Mtu mzima hapumui',
    steps: [
      `Mwite kwa sauti na umpigepige mabegani. Mlaze chali mahali pagumu. Inamisha kichwa nyuma na uinue kidevu. ${look}`,
      call,
      `Weka kisigino cha mkono (sehemu ya chini ya kiganja) katikati ya kifua, na mkono wa pili juu yake. Bonyeza kifua kwa nguvu, kina cha sentimita ${compressions.depth.from} hadi ${compressions.depth.to}, ${rate}. Acha kifua kirudi juu kila mara.`,
      `Unajua kumpulizia hewa? Mpulizie mara ${compressions.breaths} kila baada ya kubonyeza kifua mara ${compressions.pushes}. ${breath} Hujui? Endelea kubonyeza kifua hadi msaada ufike.`,
      `Alikaribia kuzama majini? Kwanza mpulizie hewa mara ${figures.firstBreaths}, kama unaweza.`,
    ],
  },
  notAwake: {
    title: 'Anapumua lakini haamki',
    inShort:
      'Alale kwa ubavu (mjamzito: kushoto), kichwa nyuma, mdomo uelekee chini. Mtoto wa chini ya mwaka mmoja: mshike kwa ubavu mikononi, kichwa kikiwa chini kidogo. Piga simu, na uangalie anavyopumua.',
    steps: [
      'Mgeuze alale kwa ubavu, kichwa kirudi nyuma, mdomo uelekee chini.',
      'Ni mjamzito? Alale kwa ubavu wa kushoto. Ni mtoto wa chini ya mwaka mmoja? Mshike mikononi kwa ubavu, kichwa kikiwa chini kidogo.',
      'Alianguka au alipata ajali? Sogeza kichwa na mwili pamoja kama kitu kimoja.',
      'Piga simu, na uangalie anavyopumua hadi msaada ufike.',
    ],
  },
  choking: {
    id: 'choking-from-one-year-of-age',
    title: 'Kitu kimekwama kooni (kukabwa), mwaka mmoja na zaidi',
    inShort: `Anakohoa au anaongea? Mwache akohoe. Hatoi sauti? Mwinamishe mbele, na umpige mgongoni kwa nguvu mara ${choking.backBlows}, katikati ya mabega. Bado? Ukiwa nyuma yake, bonyeza tumbo juu kidogo ya kitovu kwa haraka mara ${choking.thrusts}, kuelekea ndani na juu. Mjamzito: bonyeza katikati ya kifua. Rudia yote mawili. Akipoteza fahamu, piga simu, toa tu unachokiona mdomoni, na ufuate hatua za asiyepumua.`,
    steps: [
      'Kama anaweza kukohoa au kuongea, mwache akohoe na ukae naye.',
      `Kama hatoi sauti, mwinamishe mbele. Mpige mgongoni kwa nguvu mara ${choking.backBlows}, katikati ya mabega. Tumia kisigino cha mkono.`,
      `Ikishindikana, simama nyuma yake. Bonyeza tumbo kwa haraka mara ${choking.thrusts}, juu kidogo ya kitovu. Bonyeza kuelekea ndani na juu. Kwa mjamzito, bonyeza katikati ya kifua.`,
      `Rudia yote mawili, mara ${choking.backBlows} na mara ${choking.thrusts}, hadi kitu kitoke. Mwambie mtu atupigie simu.`,
      `Akipoteza fahamu, mlaze chali mahali pagumu na upige simu. Kisha ${pushesAndBreaths}. Mtoto: kwanza mpulizie hewa mara ${figures.firstBreaths}. Kabla ya kumpulizia hewa, angalia mdomoni na utoe tu kile unachokiona. ${breath}`,
      'Kitu kimetoka? Njoo apimwe, hata kama anaonekana yuko sawa. Kubonyeza kunaweza kuumiza ndani.',
    ],
    never: 'Usiingize kidole mdomoni kutafuta kitu usichokiona.',
  },
  chokingBaby: {
    id: 'choking-under-one-year',
    title: 'Kitu kimekwama kooni (kukabwa), chini ya mwaka mmoja',
    inShort: `Analia au anakohoa kwa nguvu? Usimpige mgongoni. Mshike wima, mwangalie, tupigie simu. Hatoi sauti, au anakohoa kwa shida? Mlaze kifudifudi kwenye mkono wako, kichwa chini. Mpige mgongoni kwa nguvu mara ${choking.backBlows}, katikati ya mabega. Bado? Mgeuze chali, na ubonyeze mfupa wa katikati ya kifua mara ${choking.thrusts} kwa kisigino cha mkono. Rudia yote mawili. Akilegea, piga simu, toa tu unachokiona mdomoni, na ufuate hatua za mtoto asiyepumua.`,
    steps: [
      'Mtoto analia, au anakohoa kwa nguvu na kuvuta pumzi? Usimpige mgongoni. Mshike akiwa wima, mwangalie, na utupigie simu.',
      `Hatoi sauti, anakohoa kwa shida, au hapumui? Mlaze kifudifudi kwenye mkono wako, kuanzia kiwiko hadi kiganja. Kichwa kiwe chini, na ukishike. Mpige mgongoni kwa nguvu mara ${choking.backBlows}, katikati ya mabega. Tumia kisigino cha mkono.`,
      `Bado kimekwama? Mgeuze mtoto alale chali. Bonyeza mfupa wa katikati ya kifua mara ${choking.thrusts}. Tumia kisigino cha mkono mmoja.`,
      'Rudia yote mawili hadi kitu kitoke. Mwambie mtu atupigie simu.',
      `Mtoto akilegea, mlaze mahali pagumu na upige simu. Toa tu kile unachokiona mdomoni. ${babyBreath} Mpulizie hewa mara ${figures.firstBreaths}. Kisha tumia vidole gumba viwili: ${pushesAndBreaths}.`,
      'Kitu kimetoka? Njoo apimwe, hata kama anaonekana yuko sawa.',
    ],
    never:
      'Usibonyeze kamwe tumbo la mtoto wa chini ya mwaka mmoja. Usiingize kidole mdomoni kutafuta kitu usichokiona.',
  },
  drowning: {
    title: 'Aliyekaribia kuzama majini',
    steps: [
      'Mfikie kwa fimbo au kamba, au mrushie kitu kinachoelea. Ingia majini tu kama ni salama.',
      `Hapumui? Piga simu. Mpulizie hewa mara ${figures.firstBreaths}. Kisha ${pushesAndBreaths}. ${breath} Kwa mtoto mdogo, fuata "${babyTitle}".`,
      'Anapumua? Mgeuze alale kwa ubavu, mvue nguo zenye maji na umpe joto.',
      'Njoo mara moja, hata kama anaonekana yuko sawa.',
    ],
    never: 'Usibonyeze tumbo ili kutoa maji.',
  },
  allergy: {
    title: 'Mzio mkali (allergy)',
    steps: [
      'Uso au koo kuvimba, kifua kupiga filimbi, au kuzimia? Piga simu mara moja.',
      'Kuna sindano ya adrenalini (adrenaline pen)? Ibonyeze upande wa nje wa paja.',
      'Alale chali, miguu juu. Kama anapumua kwa shida, aketi na anyooshe miguu. Mjamzito alale kwa ubavu wa kushoto.',
      `Hajapata nafuu baada ya dakika ${figures.allergy.againAfterMinutes}? Tumia sindano ya pili.`,
    ],
    never: 'Asisimame wala kutembea, hata akijisikia nafuu.',
  },
  asthma: {
    title: 'Pumu (asthma) ikizidi',
    steps: [
      'Aketi wima, na ulegeze nguo zinazobana.',
      `Avute inhaler ya bluu mara moja kila sekunde ${asthma.secondsApart.from} hadi ${asthma.secondsApart.to}. Afanye hivyo hadi mara ${asthma.puffs}. Tumia spacer (chupa ya kuvutia dawa) kama ipo.`,
      'Hana inhaler, hapati nafuu, au hawezi kuongea kwa kukosa pumzi? Piga simu na uje mara moja.',
    ],
  },
} as const satisfies WordsOf<'firstAidBreathing'>['breathingWords'];
