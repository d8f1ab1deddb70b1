import { emailHref, phoneHref, site } from '../../../facts/hospital/site.ts';
import { authorities } from '../../../facts/legal/authorities.ts';
import { complaints } from '../../../facts/legal/complaints.ts';
import { laws } from '../../../facts/legal/laws.ts';
import { people } from '../../../facts/people/people.ts';
import type { ReadingPage } from '../../../models/reading-page.ts';
import { roles } from '../frame/people.ts';

const reader = people[complaints.readBy];
const address = site.officeEmails.complaints;

/** The rights of the National Patients' Rights Charter in plain words, and how to complain. */
export const patientRights: ReadingPage = {
  heading: 'Your rights as a patient',
  lead: 'What you may ask of us, what we ask of you, and how to complain when we fall short.',
  blocks: [
    {
      kind: 'text',
      heading: 'Emergency treatment is never refused',
      paragraphs: [
        'No hospital in Kenya may refuse emergency treatment. So says the Constitution in ' +
          'article 43 and the Health Act in section 7. We treat first, until you are stable, and ' +
          'talk about money after.',
        `In an emergency come at once, or call ${site.phone}.`,
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
          detail: 'The best care, medicine and equipment that can be had.',
        },
        {
          term: 'Respect',
          detail: 'Whoever you are. Your dignity, your body and your beliefs count.',
        },
        {
          term: 'To understand',
          detail:
            'You hear what you have, what can be done, what it may do to you and what it costs. ' +
            'You hear it in a language that you understand.',
        },
        {
          term: 'To decide',
          detail:
            'Nothing is done before you have understood it and said yes. If you cannot answer ' +
            'and your life is in danger, we act for your good.',
        },
        {
          term: 'To say no',
          detail: 'You may refuse treatment. We tell you first what may follow.',
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
          term: 'To know your cover',
          detail: 'All that your insurance or scheme pays for, and to challenge it.',
        },
        {
          term: 'Fair insurance',
          detail: 'Nobody may be shut out for age, pregnancy, disability or illness.',
        },
        {
          term: 'Last wishes',
          detail: 'You decide what shall happen after your death, such as giving an organ.',
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
        'Tell us what matters for your care, truthfully and in full',
        'Follow the treatment that you agreed to, and ask when it is not clear',
        'Keep your appointments, or tell us that you cannot come',
        'Look after your records and bring them',
        'Ask what care costs and plan with us how to pay',
        'Respect other patients, our staff and the house rules',
      ],
    },
    {
      kind: 'steps',
      heading: 'How to complain',
      intro:
        'It is free, and your care does not change because of it. Someone else may do it for you.',
      steps: [
        {
          title: 'Say it on the spot',
          text: 'Ask for whoever is in charge of the ward or clinic. Much can be put right at once.',
        },
        {
          title: 'Write, call or come',
          text:
            `${reader.name}, ${roles[complaints.readBy]}, reads every complaint. Write to the address below, leave ` +
            'a letter at reception, or call. Say what happened, where and when.',
        },
        {
          title: 'Hear that we have it',
          text: `Within ${complaints.acknowledgedInDays} working days, with the name of who looks into it.`,
        },
        {
          title: 'Get an answer',
          text:
            `Within ${complaints.answeredInDays} days, in writing: what we found, and what we ` +
            'will do.',
        },
      ],
    },
    {
      kind: 'contacts',
      heading: 'Where to complain',
      contacts: [
        {
          name: 'Complaints and thanks',
          text: `${site.name}, ${site.address.street}, ${site.address.region}.`,
          links: [
            { label: address, href: emailHref(address) },
            { label: site.phone, href: phoneHref },
          ],
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
          text: 'For nurses and midwives. It wants to see that you wrote to us first.',
          links: [{ label: 'Make a complaint', href: authorities.nursingCouncil.page }],
        },
        {
          name: authorities.dataCommissioner.name,
          text: 'For what we do with your data.',
          links: [{ label: 'Our privacy notice', page: 'privacy' }],
        },
        {
          name: authorities.ombudsman.name,
          text: 'For public offices, such as one of these that leaves you without an answer. Free.',
          links: [
            { label: 'Complaints procedure', href: authorities.ombudsman.page },
            {
              label: authorities.ombudsman.phone,
              href: `tel:${authorities.ombudsman.phone.replaceAll(' ', '')}`,
            },
          ],
        },
      ],
    },
  ],
  samples: 'the name, the e-mail address and the days ' + 'to answer.',
  sources: [laws.patientsCharter, laws.constitution, laws.healthAct],
};
