import { emailHref, phoneHref, site, telHref } from '../../../facts/hospital/site.ts';
import { authorities } from '../../../facts/legal/authorities.ts';
import { complaints, complaintsSection } from '../../../facts/legal/complaints.ts';
import { laws } from '../../../facts/legal/laws.ts';
import { people } from '../../../facts/people/people.ts';
import { formatCount } from '../../formats/format-parts.ts';
import type { ReadingPage } from '../../reading/reading-page.ts';
import { roles } from '../hospital/people.ts';
import { region, street } from '../hospital/postal-address.ts';

const reader = people[complaints.readBy];
const address = site.officeEmails.complaints;

/** The rights in the National Patients' Rights Charter in plain words, and how to complain. */
export const patientRights: ReadingPage = {
  heading: 'Your rights as a patient',
  lead: 'What you can ask of us, what we ask of you, and how to complain.',
  blocks: [
    {
      kind: 'text',
      heading: 'Emergency treatment is never refused',
      paragraphs: [
        'No hospital in Kenya may refuse emergency treatment (Constitution, article 43; Health ' +
          'Act, section 7). We treat first, until you are stable, and talk about money later.',
        `In an emergency, come now or call ${site.phone}.`,
      ],
    },
    {
      kind: 'facts',
      heading: 'Your rights',
      facts: [
        {
          term: 'Care',
          detail:
            'To keep well, to get better, to give birth, to live with an illness and to be free ' +
            'of pain at the end of life.',
        },
        { term: 'Emergency care', detail: 'In any hospital, whether or not you can pay.' },
        {
          term: 'Good quality',
          detail: 'The best care, medicine and equipment available.',
        },
        {
          term: 'Respect',
          detail: 'No matter who you are. Your dignity, body and beliefs count.',
        },
        {
          term: 'To understand',
          detail:
            'We explain what you have, what can be done, the risks and the cost, in a language ' +
            'you understand.',
        },
        {
          term: 'To decide',
          detail:
            'We do nothing until you have understood it and agreed. If you cannot answer and ' +
            'your life is in danger, we act for your good.',
        },
        {
          term: 'To say no',
          detail: 'You may refuse treatment. First we tell you what may happen.',
        },
        {
          term: 'To choose',
          detail: 'Who treats you, and where.',
        },
        {
          term: 'A second opinion',
          detail: 'From another clinician, here or elsewhere. Ask for a copy of your results.',
        },
        {
          term: 'Privacy',
          detail:
            'What you tell us stays with those who treat you, unless you agree or the law ' +
            'demands otherwise.',
        },
        {
          term: 'To know your insurance',
          detail: 'All that your insurance or scheme pays for, and how to challenge it.',
        },
        {
          term: 'Fair insurance',
          detail: 'No one may be excluded for age, pregnancy, disability or illness.',
        },
        {
          term: 'Last wishes',
          detail: 'You decide what happens after your death, such as giving an organ.',
        },
        {
          term: 'To complain',
          detail: 'To have it looked into, and to get a full answer.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'What we ask of you',
      items: [
        'Tell us the whole truth about what matters for your care',
        'Follow the treatment you agreed to, and ask if it is not clear',
        'Keep your appointments, or tell us if you cannot come',
        'Look after your records and bring them',
        'Ask what care costs, and plan with us how to pay',
        'Respect other patients, our staff and the house rules',
      ],
    },
    {
      kind: 'steps',
      id: complaintsSection,
      heading: 'How to complain',
      intro: 'It is free and does not change your care. Someone else may complain for you.',
      steps: [
        {
          title: 'Say it on the spot',
          text: 'Ask for the person in charge of the ward or clinic. Much can be put right immediately.',
        },
        {
          title: 'Write, call or come',
          text:
            `${reader.name}, ${roles[complaints.readBy]}, reads every complaint. Write to the address below, leave ` +
            'a letter at reception, or call. Say what happened, where and when.',
        },
        {
          title: 'We confirm that we have it',
          text: `Within ${formatCount(complaints.acknowledgedInDays, 'working day')}, with the name of the person handling it.`,
        },
        {
          title: 'We answer',
          text: `Within ${formatCount(complaints.answeredInDays, 'day')}, in writing: what we found and what we will do.`,
        },
      ],
    },
    {
      kind: 'contacts',
      heading: 'Where to complain',
      contacts: [
        {
          name: 'Complaints and thanks',
          text: `${site.name}, ${street}, ${region}.`,
          links: [
            { label: address, href: emailHref(address) },
            { label: site.phone, href: phoneHref },
          ],
        },
      ],
    },
    {
      kind: 'contacts',
      heading: 'Papers, and after a death',
      contacts: [
        {
          name: 'Your papers',
          text: 'Notes, reports, forms and copies: what each costs and how long it takes.',
          links: [{ label: 'Papers', page: 'papers' }],
        },
        {
          name: 'When someone dies',
          text: 'The first steps, the papers, and why no one is held here over a bill.',
          links: [{ label: 'When someone dies', page: 'whenSomeoneDies' }],
        },
      ],
    },
    {
      kind: 'contacts',
      heading: 'If our answer is not enough',
      contacts: [
        {
          name: authorities.doctorsCouncil.name,
          text: 'For doctors, dentists and the hospital as a whole.',
          links: [{ label: 'Lodge a complaint', href: authorities.doctorsCouncil.page }],
        },
        {
          name: authorities.nursingCouncil.name,
          text: 'For nurses and midwives. Write to us first: it asks to see that you did.',
          links: [{ label: 'Make a complaint', href: authorities.nursingCouncil.page }],
        },
        {
          name: authorities.dataCommissioner.name,
          text: 'For what we do with your data.',
          links: [{ label: 'Our privacy notice', page: 'privacy' }],
        },
        {
          name: authorities.ombudsman.name,
          text: 'For public offices, for example if one of these does not answer you. Free.',
          links: [
            { label: 'Complaints procedure', href: authorities.ombudsman.page },
            {
              label: authorities.ombudsman.phone,
              href: telHref(authorities.ombudsman.phone),
            },
          ],
        },
      ],
    },
  ],
  samples: 'the name, the e-mail address and the days ' + 'to answer.',
  sources: [laws.patientsCharter, laws.constitution, laws.healthAct],
};
