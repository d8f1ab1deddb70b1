import { emailHref, phoneHref, site } from '../../../facts/hospital/site.ts';
import { accessibility as facts } from '../../../facts/legal/accessibility.ts';
import { patients } from '../../../facts/people/patient-display.ts';
import type { ReadingPage } from '../../../models/reading-page.ts';

const portraits = {
  term: 'Portraits',
  detail:
    'On the testimonials they come from another site. Where one does not load you see initials; ' +
    'no information is lost.',
};

/** The accessibility statement of the site, and two lines on the building. */
export const accessibility: ReadingPage = {
  heading: 'Accessibility',
  lead: 'What we do so that everybody can use this site and our building, and what is not right yet.',
  blocks: [
    {
      kind: 'text',
      heading: 'What we aim for',
      paragraphs: [
        `Our own pages are built to meet ${facts.standard.title}, level ${facts.level}. That ` +
          'means: they work with a screen reader, with the keyboard alone, enlarged to 400 % and ' +
          'on a screen 320 pixels wide.',
        `${facts.act.title} asks for communication that people can use: plain language, large ` +
          `print, audio, accessible websites. The Kenyan standard is ${facts.kenyanStandard.name}. ` +
          'This site has not been checked against it from outside yet.',
        'They can be read in light and dark, with less motion if your phone asks for it, and ' +
          'with JavaScript off. The limits that we know are below.',
      ],
    },
    {
      kind: 'list',
      heading: 'How we test',
      intro: 'Programs check all of this before a new version goes out:',
      items: [
        'Every page for barriers (axe-core), on a phone and a large screen, in light and dark',
        'Forms with errors, open menus, open questions and messages in the same way',
        'Every pair of colours: at least 4.5 to 1 for text, 3 to 1 for controls',
        'Headings, names of links and buttons, and correct HTML on every page',
        'Menu, questions, picture rows and forms with the keyboard alone',
        'Every page with JavaScript off, and at 320 pixels without sideways scroll',
      ],
    },
    {
      kind: 'text',
      heading: 'What we have not tested',
      paragraphs: [
        'Programs find only a part of all barriers. People who use a screen reader or other aids ' +
          'every day have not tried the site for us yet. So what you tell us counts.',
      ],
    },
    {
      kind: 'facts',
      heading: 'Known limits',
      facts: [
        {
          term: 'Map',
          detail:
            'It comes from another site and we cannot mend it. The address and the way here ' +
            'are beside it in words.',
        },
        ...(patients === 'named' ? [portraits] : []),
        {
          term: 'WhatsApp',
          detail:
            'Our forms end in this app, which others make. You can call, write an e-mail or come ' +
            'instead.',
        },
        {
          term: 'Languages',
          detail: 'Most of the site is in English only. On the phone we speak Swahili too.',
        },
        {
          term: 'Old browsers',
          detail: 'They show plainer pages, with all the words.',
        },
      ],
    },
    {
      kind: 'contacts',
      heading: 'Tell us about a barrier',
      intro: 'Say which page it was, what you wanted to do and what you use to read it.',
      contacts: [
        {
          name: 'Call or write',
          text:
            'You may also ask for any page read out, or sent in large print. We answer within ' +
            `${facts.answeredInDays} working days.`,
          links: [
            { label: site.phone, href: phoneHref },
            { label: site.emails.general, href: emailHref(site.emails.general) },
          ],
        },
        {
          name: 'No answer, or not a good one?',
          text: 'Then it is a complaint, and we have to answer it.',
          links: [{ label: 'How to complain', page: 'patientRights' }],
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'In the building',
      facts: [
        {
          term: 'Moving about',
          detail:
            'The way from the gate to reception and the clinics has no steps. A wheelchair ' +
            'is at the main door.',
        },
        {
          term: 'Deaf or hard of hearing',
          detail: 'Write it in your request. We arrange a sign language interpreter for that day.',
        },
      ],
    },
  ],
  day: facts.statementOf,
  samples: 'the days to answer, and what is said about ' + 'the building.',
  sources: [facts.standard, facts.act, facts.kenyanStandard.source],
};
