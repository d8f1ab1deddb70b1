import { emailHref, phoneHref, site, telHref } from '../../../facts/hospital/site.ts';
import { authorities } from '../../../facts/legal/authorities.ts';
import { complaints, complaintsSection } from '../../../facts/legal/complaints.ts';
import { laws } from '../../../facts/legal/laws.ts';
import { people } from '../../../facts/people/people.ts';
import type { WordsOf } from '../../words-of.ts';
import { roles } from '../hospital/people.ts';
import { region, street } from '../hospital/postal-address.ts';

const reader = people[complaints.readBy];
const address = site.officeEmails.complaints;

/** The rights in the National Patients' Rights Charter in plain words, and how to complain. */
export const patientRights: WordsOf<'patientRights'>['patientRights'] = {
  heading: 'Haki zako kama mgonjwa',
  lead: 'Unachoweza kutudai, tunachokuomba, na jinsi ya kutoa malalamiko.',
  blocks: [
    {
      kind: 'text',
      heading: 'Huwezi kunyimwa matibabu ya dharura',
      paragraphs: [
        'Hakuna hospitali nchini Kenya inayoruhusiwa kumnyima mtu matibabu ya dharura. Ndivyo zinavyosema ' +
          'Katiba (kifungu cha 43) na Sheria ya Afya (Health Act, kifungu cha 7). Tunakutibu kwanza, ' +
          'hadi hali yako itulie. Pesa tunaongea baadaye.',
        `Wakati wa dharura, njoo sasa au piga ${site.phone}.`,
      ],
    },
    {
      kind: 'facts',
      heading: 'Haki zako',
      facts: [
        {
          term: 'Huduma',
          detail:
            'Kukaa na afya njema, kupona, kujifungua, na kuishi na ugonjwa. Pia kutokuwa na ' +
            'maumivu mwisho wa maisha.',
        },
        {
          term: 'Huduma ya dharura',
          detail: 'Katika hospitali yoyote, uweze kulipa au usiweze.',
        },
        {
          term: 'Ubora',
          detail: 'Huduma, dawa na vifaa bora zaidi vilivyopo.',
        },
        {
          term: 'Heshima',
          detail: 'Hata uwe nani. Utu wako, mwili wako na imani yako ni muhimu.',
        },
        {
          term: 'Kuelewa',
          detail:
            'Tunakueleza ugonjwa wako, kinachoweza kufanywa, hatari zake na gharama. Tunatumia ' +
            'lugha unayoielewa.',
        },
        {
          term: 'Kuamua',
          detail:
            'Hatufanyi chochote kabla hujaelewa na kukubali. Kama huwezi kujibu na maisha yako ' +
            'yako hatarini, tunafanya linalokufaa.',
        },
        {
          term: 'Kukataa',
          detail: 'Unaweza kukataa matibabu. Kwanza tunakuambia kinachoweza kutokea.',
        },
        {
          term: 'Kuchagua',
          detail: 'Nani akutibu, na wapi.',
        },
        {
          term: 'Maoni ya pili',
          detail:
            'Kutoka kwa mhudumu mwingine wa afya, hapa au kwingine. Omba nakala ya majibu yako ya vipimo.',
        },
        {
          term: 'Faragha',
          detail:
            'Unachotuambia kinabaki kwa wanaokutibu, isipokuwa ukikubali, au sheria ikidai vingine.',
        },
        {
          term: 'Kujua bima yako',
          detail: 'Yote ambayo bima au mpango wako hulipia, na jinsi ya kupinga uamuzi wake.',
        },
        {
          term: 'Bima isiyobagua',
          detail:
            'Hairuhusiwi kumwacha mtu nje ya bima kwa sababu ya umri, ujauzito, ulemavu au ugonjwa.',
        },
        {
          term: 'Matakwa ya mwisho',
          detail:
            'Unaamua kitakachofanyika ukishafariki, kwa mfano kutoa kiungo cha mwili wako (organ).',
        },
        {
          term: 'Kulalamika',
          detail: 'Lalamiko lako lichunguzwe, nawe upate jibu kamili.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Tunachokuomba',
      items: [
        'Tuambie ukweli wote kuhusu mambo muhimu kwa matibabu yako',
        'Fuata matibabu uliyokubali, na uulize usipoelewa',
        'Fika siku ya miadi yako, au utuambie kama huwezi kuja',
        'Tunza karatasi na rekodi zako, na uje nazo',
        'Uliza gharama ya matibabu, na upange nasi jinsi ya kulipa',
        'Waheshimu wagonjwa wengine, wafanyakazi wetu na kanuni za hospitali',
      ],
    },
    {
      kind: 'steps',
      id: complaintsSection,
      heading: 'Jinsi ya kutoa malalamiko',
      intro:
        'Kulalamika ni bure, na hakubadilishi huduma yako. Mtu mwingine anaweza kulalamika kwa niaba yako.',
      steps: [
        {
          title: 'Sema papo hapo',
          text: 'Omba kuongea na msimamizi wa wodi au kliniki. Mengi yanaweza kurekebishwa mara moja.',
        },
        {
          title: 'Andika, piga simu au uje',
          text:
            `${reader.name}, ${roles[complaints.readBy]}, husoma malalamiko yote. Andika kwa anwani ` +
            'iliyo hapa chini, acha barua mapokezi, au piga simu. Sema kilichotokea, wapi na lini.',
        },
        {
          title: 'Tunakujulisha kwamba tumeyapata',
          text: `Ndani ya siku ${complaints.acknowledgedInDays} za kazi. Tunakuambia jina la anayeyashughulikia.`,
        },
        {
          title: 'Tunakujibu',
          text: `Ndani ya siku ${complaints.answeredInDays}, kwa maandishi: tulichogundua na tutakachofanya.`,
        },
      ],
    },
    {
      kind: 'contacts',
      heading: 'Mahali pa kulalamika',
      contacts: [
        {
          name: 'Malalamiko na shukrani',
          text: `Anwani ya barua: ${site.name}, ${street}, ${region}.`,
          links: [
            { label: address, href: emailHref(address) },
            { label: site.phone, href: phoneHref },
          ],
        },
      ],
    },
    {
      kind: 'contacts',
      heading: 'Karatasi, na mpendwa akifariki',
      contacts: [
        {
          name: 'Karatasi zako',
          text: 'Barua, ripoti, fomu na nakala: kila moja ni pesa ngapi na huchukua muda gani.',
          links: [{ label: 'Karatasi na vyeti', page: 'papers' }],
        },
        {
          name: 'Mpendwa wako akifariki',
          text: 'Hatua za kwanza, karatasi, na kwa nini hatumzuii mtu hapa kwa sababu ya bili.',
          links: [{ label: 'Mpendwa wako akifariki', page: 'whenSomeoneDies' }],
        },
      ],
    },
    {
      kind: 'contacts',
      heading: 'Kama jibu letu halitoshi',
      contacts: [
        {
          name: `Baraza la madaktari: ${authorities.doctorsCouncil.name}`,
          text: 'Kuhusu madaktari, madaktari wa meno, na hospitali kwa jumla.',
          links: [
            {
              label: 'Peleka malalamiko (kwa Kiingereza)',
              href: authorities.doctorsCouncil.page,
            },
          ],
        },
        {
          name: `Baraza la wauguzi: ${authorities.nursingCouncil.name}`,
          text: 'Kuhusu wauguzi na wakunga. Tuandikie sisi kwanza: baraza hilo hutaka kuona kwamba ulifanya hivyo.',
          links: [
            {
              label: 'Toa malalamiko (kwa Kiingereza)',
              href: authorities.nursingCouncil.page,
            },
          ],
        },
        {
          name: `Kamishna wa Ulinzi wa Data: ${authorities.dataCommissioner.name}`,
          text: 'Kuhusu tunachofanya na taarifa zako.',
          links: [{ label: 'Ilani yetu ya faragha', page: 'privacy' }],
        },
        {
          name: `Tume ya malalamiko kuhusu ofisi za umma: ${authorities.ombudsman.name}`,
          text: 'Kuhusu ofisi za umma, kwa mfano mojawapo ya hizi isipokujibu. Ni bure.',
          links: [
            {
              label: 'Utaratibu wa malalamiko (kwa Kiingereza)',
              href: authorities.ombudsman.page,
            },
            {
              label: authorities.ombudsman.phone,
              href: telHref(authorities.ombudsman.phone),
            },
          ],
        },
      ],
    },
  ],
  samples: 'jina, barua pepe, na siku za kujibu.',
  sources: [laws.patientsCharter, laws.constitution, laws.healthAct],
};
