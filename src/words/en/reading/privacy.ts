import { emailHref, phoneHref, site } from '../../../facts/hospital/site.ts';
import { authorities } from '../../../facts/legal/authorities.ts';
import { dataProtection, type TransferSafeguards } from '../../../facts/legal/data-protection.ts';
import { laws } from '../../../facts/legal/laws.ts';
import { securityReport } from '../../../facts/legal/security-report.ts';
import { type ThirdPartyName, thirdParties, webHost } from '../../../facts/legal/third-parties.ts';
import { formatDay } from '../../formats/en.ts';
import { formatCount } from '../../formats/format-parts.ts';
import type { Contact, ReadingPage } from '../../reading/reading-page.ts';
import { healthDataInChat } from '../features/health-data-in-chat.ts';
import { region, street } from '../hospital/postal-address.ts';

const { answerDays, retentionMonths, adultAge } = dataProtection;

/** Purpose of each form field, by name. */
export const fieldPurposes = {
  name: 'To know who we answer',
  email: 'To answer you in writing',
  phone: 'To call you back',
  subject: 'To pass your message to the right desk',
  service: 'To book you with the right clinic',
  date: 'To look for a free time on that day',
  message: 'To understand what you need',
} as const;

/** The planners' fields. They are not sent to anyone, but the notice lists them too. */
export const plannerFields = [
  [
    'Last period or due date, and days of the cycle',
    'To show your visits. It is not stored. Only in the antenatal planner.',
  ],
  [
    "A child's birthday, and whether it was born early",
    'To show the days of vaccines and checks. It is not stored. Only in the vaccine planner.',
  ],
  [
    'Names, phone numbers and wishes for the birth',
    'To make your sheet. They are not stored. Only in the birth plan.',
  ],
] as const;

/** The id of the section with the button that deletes saved pages, in every language. */
export const savedPagesId = 'saved-pages';

/** Each third party, with its country if it is known. */
const thirdPartyNames: Record<ThirdPartyName, string> = {
  chat: `${thirdParties.chat.owner}, a company of Meta, USA`,
  map: `${thirdParties.map.owner}, United Kingdom`,
  portraits: thirdParties.portraits.owner,
};

/** Purpose of each third party on our pages. */
const thirdPartyPurposes: Record<ThirdPartyName, string> = {
  chat: 'Only after you press a WhatsApp button: then it gets the words in the address that opens.',
  map: 'Draws the map. Your phone asks for it when you open the page, or when you scroll near it.',
  portraits: 'Sends the portraits on that page.',
};

/** Returns the protection of data that leaves Kenya, or says that there is no agreement. */
export function safeguards(agreed: TransferSafeguards | null): string {
  if (!agreed) {
    return 'The Act asks for proof of safeguards where data leaves Kenya. We have no agreement of our own with WhatsApp: its published terms apply. To keep health details in Kenya, send an SMS, call or come.';
  }
  return `${agreed.what}. We gave the Data Commissioner proof of it on ${formatDay(agreed.provenOn)}.`;
}

/** Returns a field's purpose, whether it is required, and the pages that ask for it. */
export function fieldUse(purpose: string, required: boolean, pages: string): string {
  return `${purpose}. ${required ? 'Required' : 'Optional'}: ${pages}.`;
}

/** Returns where a third party is used: on the pages named, or on all. */
export function onPages(pages: string | undefined): string {
  return pages ? `On ${pages}` : 'On every page';
}

/** Returns a third party as a contact in the notice; `where` is the pages in words. */
export function thirdPartyContact(name: ThirdPartyName, where: string): Contact {
  const party = thirdParties[name];
  const hosts = party.hosts.map((host) => host.replace('https://', '')).join(', ');
  return {
    name: thirdPartyNames[name],
    text: `${where}: ${hosts}. ${thirdPartyPurposes[name]}`,
    ...('policy' in party && { links: [{ label: 'Its privacy policy', href: party.policy }] }),
  };
}

/**
 * Returns the notice that the Data Protection Act 2019 requires before data is collected: section 29
 * (a) to (h), the lawful basis of section 30, health data, children and transfers. `fields` are the
 * rows of the table of form fields, `others` the third parties.
 */
export function privacyNotice(
  fields: readonly (readonly string[])[],
  others: readonly Contact[],
): ReadingPage {
  const officer = site.officeEmails.dataProtection;
  return {
    heading: 'Privacy notice',
    lead:
      'This site stores nothing about you. Our web host may log addresses for a time. Here is ' +
      'what happens to what you write in a form.',
    blocks: [
      {
        kind: 'contacts',
        heading: 'Who is responsible',
        contacts: [
          {
            name: site.name,
            text:
              `${street}, ${region}. As data controller we answer for ` +
              'your data. Registered with the Data Commissioner under number ' +
              `${dataProtection.registrationNumber} (sample number).`,
          },
          {
            name: 'Our data protection officer',
            text: 'Answers questions and takes your requests.',
            links: [
              { label: officer, href: emailHref(officer) },
              { label: site.phone, href: phoneHref },
            ],
          },
        ],
      },
      {
        kind: 'text',
        heading: 'What this site keeps',
        paragraphs: [
          'Nothing. There is no login, no cookie, no advertising and no counting of visitors. ' +
            'We do not store or log what you type in a form or a plan.',
          `Our web host, ${webHost.owner}, may log the address of each page and of your phone for ` +
            'a time. No page address holds what you type in a form or a plan.',
          'Page addresses do hold your search words, and what you choose to see a price or to book. ' +
            'Your phone keeps them in its history, and our web host may log them. Clear the ' +
            'history if others use your phone.',
          'What you type in a plan is gone when you close the page. For some minutes, Back can ' +
            'show what you typed and did not send. Without JavaScript it can show the plan, too.',
        ],
      },
      {
        kind: 'text',
        id: savedPagesId,
        heading: 'Pages saved on your phone',
        paragraphs: [
          'Your phone may save copies of our pages, to show them without a connection. They ' +
            'contain nothing you typed. It saves no planner, no birth plan, and nothing on mental ' +
            'health or a death.',
          'Do others use this phone? The button deletes every copy. It does not clear the history ' +
            'of your browser.',
        ],
      },
      {
        kind: 'table',
        heading: 'What our forms ask',
        caption: 'No law makes you fill in a form. Without the required fields it cannot be sent.',
        columns: ['Field', 'What for, and on which page'],
        rows: fields,
      },
      {
        kind: 'text',
        heading: 'Why we may use it',
        paragraphs: [
          'You ask for an answer or an appointment, and we need these details to give it (section ' +
            '30 of the Act). Would you rather not use a form? Call or come: your care is the same.',
          'The service you choose or an illness you name is health data. Only health workers, and ' +
            'staff bound to secrecy, may handle it (section 46).',
          'We do not sell it, advertise with it or let a machine decide about you.',
        ],
      },
      {
        kind: 'facts',
        heading: 'How it travels',
        facts: [
          {
            term: 'The WhatsApp button',
            detail:
              'Hands your words to WhatsApp as soon as you press it: they are in the address it ' +
              'opens. WhatsApp belongs to Meta, so your words leave Kenya even if you never press ' +
              'send there. We get them only when you press send.',
          },
          {
            term: 'In WhatsApp',
            detail:
              'WhatsApp says messages are encrypted on the way. It still knows who you wrote to, ' +
              'and when.',
          },
          {
            term: 'Your consent',
            detail:
              'Health data leaves Kenya only with your consent (sections 48 and 49). You give it ' +
              'by pressing the WhatsApp button, and a line beside it says so.',
          },
          { term: 'Safeguards abroad', detail: safeguards(dataProtection.transferSafeguards) },
          {
            term: 'SMS and calls',
            detail:
              'You get the same answer. Your phone network carries them, and nothing goes to ' +
              'Meta. The network can read an SMS on the way.',
          },
          { term: 'E-mail', detail: 'Your e-mail provider and ours carry it.' },
          { term: 'What to leave out', detail: healthDataInChat },
        ],
      },
      {
        kind: 'contacts',
        heading: 'Other companies on our pages',
        intro:
          'Each of these sees the internet address of your phone. No other company does. ' +
          'Links to maps and social networks load nothing until you tap them.',
        contacts: [
          {
            name: `${webHost.owner}, our web host`,
            text: 'On every page: delivers the pages, and may keep technical records of that for a time.',
            links: [{ label: 'Its privacy policy', href: webHost.policy }],
          },
          ...others,
        ],
      },
      {
        kind: 'facts',
        heading: 'In the hospital',
        facts: [
          {
            term: 'Who sees it',
            detail:
              'The desk that answers you and the health workers who treat you. No one else, ' +
              'unless the law orders it.',
          },
          {
            term: 'How we keep it safe',
            detail:
              'Our pages are encrypted on the way to you. The phone and computers that receive ' +
              'messages are locked. Only staff on duty can open them.',
          },
          {
            term: 'How long',
            detail:
              `Messages: ${formatCount(retentionMonths, 'month')} at most. What belongs to your treatment goes into ` +
              'your file, which we keep as long as the rules on medical records require.',
          },
        ],
      },
      {
        kind: 'table',
        heading: 'Your rights',
        caption:
          'Write to the data protection officer or ask at reception. We check who you are. It is free.',
        columns: ['You may', 'We act within'],
        rows: [
          ['Know what we do with your data', 'This notice; ask at any time'],
          ['See what we hold about you', `${answerDays.access} days`],
          ['Have a mistake corrected', `${answerDays.correction} days`],
          ['Have data deleted that is false or no longer needed', `${answerDays.erasure} days`],
          ['Object to how we use it', `${answerDays.objection} days`],
          ['Get a copy to take elsewhere', `${answerDays.portability} days`],
          ['Take back a consent', 'At any time, for what comes after'],
        ],
      },
      {
        kind: 'text',
        heading: 'Children',
        paragraphs: [
          `Write about someone under ${adultAge} only if you are the parent or guardian, or have ` +
            'their permission (section 33). A parent or guardian also uses these rights for a child.',
        ],
      },
      {
        kind: 'contacts',
        heading: 'If we do not put it right',
        contacts: [
          {
            name: authorities.dataCommissioner.name,
            text: 'Looks into complaints about personal data.',
            links: [
              { label: 'File a complaint', href: authorities.dataCommissioner.page },
              {
                label: authorities.dataCommissioner.email,
                href: emailHref(authorities.dataCommissioner.email),
              },
            ],
          },
        ],
      },
      {
        kind: 'contacts',
        id: securityReport.section,
        heading: 'Report a security problem',
        intro:
          'Write to us before you tell others. Say which page, what you did and what happened. Never ' +
          "test with a real patient's words, and do not overload the site.",
        contacts: [
          {
            name: 'Our data protection officer',
            text: 'Takes reports about this site.',
            links: [{ label: officer, href: emailHref(officer) }],
          },
        ],
      },
    ],
    day: dataProtection.noticeOf,
    samples:
      'registration number, e-mail address, how long and how safely messages are kept, and what ' +
      'WhatsApp agreed to.',
    sources: [laws.dataProtectionAct, laws.dataProtectionRegulations, laws.constitution],
  };
}
