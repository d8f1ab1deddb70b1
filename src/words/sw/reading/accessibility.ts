import { emailHref, phoneHref, site } from '../../../facts/hospital/site.ts';
import { accessibilityFacts as facts } from '../../../facts/legal/accessibility.ts';
import { complaintsSection } from '../../../facts/legal/complaints.ts';
import { patients } from '../../../facts/people/patient-display.ts';
import type { WordsOf } from '../../words-of.ts';

const portraits = {
  term: 'Picha za watu',
  detail:
    'Zile za maoni ya wagonjwa hutoka kwenye tovuti nyingine. Moja isipofunguka, unaona herufi za kwanza za jina.',
};

/** The accessibility statement of the site, and two lines on the building. */
export const accessibility: WordsOf<'accessibility'>['accessibility'] = {
  heading: 'Tovuti kwa kila mtu',
  lead: 'Tunachofanya ili kila mtu aweze kutumia tovuti hii na jengo letu, na yale ambayo bado hayajawa sawa.',
  blocks: [
    {
      kind: 'text',
      heading: 'Lengo letu',
      paragraphs: [
        `Tunajenga kurasa zetu zifikie ${facts.standard.title}, kiwango cha ${facts.level}. ` +
          'Zinafanya kazi na programu ya kusoma skrini kwa sauti, na kwa kibodi pekee. Zinafanya ' +
          'kazi pia zikikuzwa hadi 400 %, na kwenye skrini ya upana wa pikseli 320.',
        `Sheria ya haki za watu wanaoishi na ulemavu ni ${facts.act.title}. Inataka mawasiliano ` +
          'ambayo watu wanaweza kuyatumia: lugha rahisi, maandishi makubwa, sauti, na tovuti za kila ' +
          `mtu. Kiwango cha Kenya ni ${facts.kenyanStandard.name}. Bado hakuna mtaalamu wa nje ` +
          'aliyekagua tovuti hii kwa kiwango hicho.',
        'Unaweza kusoma kurasa kwa mwonekano wa mwanga au wa giza. Unaweza pia kupunguza vinavyosogea, au kuzima JavaScript.',
      ],
    },
    {
      kind: 'list',
      heading: 'Jinsi tunavyopima',
      intro: 'Kabla ya kutoa toleo jipya, programu hukagua haya yote:',
      items: [
        'Vizuizi kwenye kila ukurasa (axe-core): kwa simu na skrini kubwa, kwa mwanga na giza',
        'Fomu zenye makosa, menyu na maswali yaliyofunguliwa, na ujumbe: kwa njia hiyo hiyo',
        'Kila jozi ya rangi: angalau 4.5 kwa 1 kwa maandishi, 3 kwa 1 kwa vitufe',
        'Vichwa vya habari, majina ya link na vitufe, na HTML sahihi kwenye kila ukurasa',
        'Menyu, maswali, safu za picha na fomu kwa kibodi pekee',
        'Kila ukurasa bila JavaScript, na kwa pikseli 320 bila kusogeza kando',
      ],
    },
    {
      kind: 'text',
      heading: 'Yale ambayo bado hatujapima',
      paragraphs: [
        'Programu hupata baadhi tu ya vizuizi. Watu wanaotumia programu ya kusoma skrini au vifaa ' +
          'vingine kila siku bado hawajatupimia tovuti. Kwa hivyo unachotuambia ni muhimu.',
      ],
    },
    {
      kind: 'facts',
      heading: 'Matatizo tunayoyajua',
      facts: [
        {
          term: 'Ramani',
          detail:
            'Hutoka kwenye tovuti nyingine, nasi hatuwezi kuirekebisha. Kando yake kuna anwani na ' +
            'maelezo ya njia kwa maneno.',
        },
        ...(patients === 'named' ? [portraits] : []),
        {
          term: 'WhatsApp',
          detail:
            'Fomu zetu hufungua WhatsApp, ambayo si yetu. Badala yake unaweza kupiga simu, kuandika ' +
            'barua pepe au kuja.',
        },
        {
          term: 'Lugha',
          detail:
            'Kurasa ziko kwa Kiingereza na Kiswahili. Vyanzo vyake vingi ni vya Kiingereza pekee.',
        },
        {
          term: 'Vivinjari vya zamani',
          detail: 'Huonyesha kurasa zisizo na urembo mwingi, lakini zenye maneno yote.',
        },
      ],
    },
    {
      kind: 'contacts',
      heading: 'Tuambie kuhusu kizuizi',
      intro: 'Tuambie ni ukurasa gani, ulitaka kufanya nini, na unatumia nini kuusoma.',
      contacts: [
        {
          name: 'Piga simu au andika',
          text:
            'Tunaweza pia kukusomea ukurasa wowote kwa sauti, au kukutumia kwa maandishi makubwa. ' +
            `Tunajibu ndani ya siku ${facts.answeredInDays} za kazi.`,
          links: [
            { label: site.phone, href: phoneHref },
            { label: site.emails.general, href: emailHref(site.emails.general) },
          ],
        },
        {
          name: 'Hukujibiwa, au hukuridhika?',
          text: 'Toa malalamiko. Lazima tuyajibu.',
          links: [
            {
              label: 'Jinsi ya kutoa malalamiko',
              page: 'patientRights',
              section: complaintsSection,
            },
          ],
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'Ndani ya jengo',
      facts: [
        {
          term: 'Kutembea',
          detail:
            'Hakuna ngazi kutoka langoni hadi mapokezi na kliniki. Kiti cha magurudumu kiko kwenye ' +
            'mlango mkuu.',
        },
        {
          term: 'Viziwi, au wasiosikia vizuri',
          detail: 'Tuambie unapoweka miadi. Siku hiyo tunaleta mkalimani wa lugha ya ishara.',
        },
      ],
    },
  ],
  day: facts.statementOf,
  samples: 'siku za kujibu, na maelezo kuhusu jengo.',
  sources: [facts.standard, facts.act, facts.kenyanStandard.source],
};
