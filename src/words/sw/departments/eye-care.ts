import { dangerSignSources, dangerSigns } from '../../../facts/clinical/danger-signs.ts';
import { site } from '../../../facts/hospital/site.ts';
import { notReviewed } from '../../../facts/legal/review.ts';
import { clinicalSourcesOf } from '../../../facts/sources/clinical-sources.ts';
import type { DepartmentWords } from '../../departments/department-words.ts';
import { firstAidWords } from '../clinical/first-aid/first-aid-words.ts';
import { urgentHeadings } from '../clinical/urgent-words.ts';
import { departmentNames } from '../frame/department-names.ts';

/** A service that is coming soon, and where to go until then. */
export const eyeCare: DepartmentWords = {
  heading: departmentNames.eyeCare.heading,
  lead: 'Kliniki yetu ya macho inakuja hivi karibuni. Kwa sasa, tunakuambia uende wapi ukiwa na tatizo la macho.',
  picture: 'eye-care',
  whatItIs: [
    'Tunaandaa kituo cha kupima macho na kutoa miwani. Kitakagua pia presha ya macho (glaucoma) na macho ya wenye kisukari. Kitawahudumia wenye mtoto wa jicho (cataract) na magonjwa mengine ya kawaida ya macho. Tarehe ya kufungua bado haijawekwa, kwa hivyo huwezi kuweka miadi.',
  ],
  whoItIsFor: [],
  blocks: [
    {
      kind: 'notice',
      heading: urgentHeadings.eyes,
      tone: 'alarm',
      text: 'Nenda idara ya dharura sasa ukiona dalili yoyote kati ya hizi. Kama huwezi kusafiri, tupigie simu. Usibonyeze jicho.',
      danger: dangerSigns.eye,
      meanwhile: {
        heading: firstAidWords.eyeSplash.title,
        steps: firstAidWords.eyeSplash.steps,
      },
      also: [
        {
          title: 'Usitumie dawa za nyumbani',
          text: 'Usiweke jichoni maziwa ya mama, mkojo, mitishamba wala matone ya dawa yaliyobaki. Usitumie matone ya steroid isipokuwa umeandikiwa na mhudumu wa macho. Yanaweza kuharibu uwezo wa kuona.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Kwa sasa uende wapi',
      caption: 'Hadi kliniki ya macho ifunguliwe',
      columns: ['Tatizo', 'Uende wapi', 'Uende lini'],
      rows: [
        ['Kuumia, kemikali jichoni au kutoona ghafla', 'Idara yetu ya dharura', 'Mara moja'],
        ['Mtoto mchanga mwenye kope zilizovimba au usaha', 'Idara yetu ya dharura', 'Mara moja'],
        [
          'Jicho jekundu kwa anayevaa lensi, baada ya kuingiwa na vumbi la chuma, au linaloumizwa na mwanga',
          'Idara yetu ya dharura',
          'Siku hiyo hiyo',
        ],
        [
          'Jicho jekundu au linalowasha, bila maumivu, lensi wala kuumia, na unaona kama kawaida',
          'Kliniki yetu ya wagonjwa wa nje',
          'Ndani ya siku moja au mbili',
        ],
        [
          'Mboni nyeupe au makengeza kwa mtoto',
          'Kliniki yetu ya wagonjwa wa nje, upewe rufaa',
          'Wiki hii',
        ],
        [
          'Kuona ukungu unaposoma, au miwani mipya',
          'Mtaalamu wa miwani mwenye leseni',
          'Ukipata nafasi',
        ],
        [
          'Uchunguzi wa kila mwaka kwa mwenye kisukari',
          'Kitengo cha macho; tuombe barua',
          'Kila mwaka',
        ],
      ],
    },
  ],
  onTheDay: [],
  whatToBring: [],
  cost: ['Kwa tatizo la macho unalipa kama mgonjwa wa nje, au kama mgonjwa wa dharura.'],
  hours: [],
  howToReachUs: `Kwa jambo lolote la ghafla, nenda mlango wa dharura. Kwa mengine, uliza mapokezi ilipo kliniki ya wagonjwa wa nje. Ili kujua kitengo cha macho kilicho karibu nawe zaidi, piga ${site.phone}.`,
  sources: clinicalSourcesOf(dangerSignSources.eye),
  review: notReviewed,
  closing: {
    heading: 'Bado haijafunguliwa',
    text: 'Kwa dharura ya macho, njoo idara yetu ya dharura, saa yoyote.',
  },
  actions: [
    { label: 'Wasiliana nasi', target: 'contact' },
    { label: 'Huduma zote', target: 'services' },
  ],
};
