import { emailHref, phoneHref, site } from '../../../facts/hospital/site.ts';
import { accessibilityFacts as facts } from '../../../facts/legal/accessibility.ts';
import { complaintsSection } from '../../../facts/legal/complaints.ts';
import { patients } from '../../../facts/people/patient-display.ts';
import { formatCount } from '../../formats/format-parts.ts';
import type { ReadingPage } from '../../reading/reading-page.ts';

const portraits = {
  term: 'Portraits',
  detail:
    'Those of the testimonials come from another site. If one does not load, you see initials.',
};

/** The accessibility statement of the site, and two lines on the building. */
export const accessibility: ReadingPage = {
  heading: 'Accessibility',
  lead: 'What we do so that everyone can use this site and our building, and what is not right yet.',
  blocks: [
    {
      kind: 'text',
      heading: 'What we aim for',
      paragraphs: [
        `We build our pages to meet ${facts.standard.title}, level ${facts.level}. They work ` +
          'with a screen reader, with the keyboard alone, enlarged to 400 % and on a screen 320 ' +
          'pixels wide.',
        `The ${facts.act.title} asks for communication that people can use: plain language, large ` +
          `print, audio, accessible websites. The Kenyan standard is ${facts.kenyanStandard.name}. ` +
          'No outside expert has checked this site against it yet.',
        'You can read the pages in light or dark, with less motion, and with JavaScript off.',
      ],
    },
    {
      kind: 'list',
      heading: 'How we test',
      intro: 'Programs check all of this before we publish a new version:',
      items: [
        'Every page for barriers (axe-core), on a phone and a large screen, in light and dark',
        'Forms with errors, open menus, open questions and messages, in the same way',
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
        'Programs find only some barriers. People who use a screen reader or other aids every ' +
          'day have not tested the site for us yet. So what you tell us counts.',
      ],
    },
    {
      kind: 'facts',
      heading: 'Known limits',
      facts: [
        {
          term: 'Map',
          detail:
            'It comes from another site and we cannot fix it. The address and directions are in ' +
            'words beside it.',
        },
        ...(patients === 'named' ? [portraits] : []),
        {
          term: 'WhatsApp',
          detail:
            'Our forms open WhatsApp, which we do not control. You can call, e-mail or come instead.',
        },
        {
          term: 'Languages',
          detail:
            'The pages are in English and Swahili, but most of their sources are in English only.',
        },
        {
          term: 'Old browsers',
          detail: 'They show plainer pages with all the words.',
        },
      ],
    },
    {
      kind: 'contacts',
      heading: 'Tell us about a barrier',
      intro: 'Tell us which page, what you wanted to do and what you use to read it.',
      contacts: [
        {
          name: 'Call or write',
          text:
            'We can also read any page out to you or send it in large print. We answer within ' +
            `${formatCount(facts.answeredInDays, 'working day')}.`,
          links: [
            { label: site.phone, href: phoneHref },
            { label: site.emails.general, href: emailHref(site.emails.general) },
          ],
        },
        {
          name: 'No answer, or not a good one?',
          text: 'Make a complaint. We must answer it.',
          links: [{ label: 'How to complain', page: 'patientRights', section: complaintsSection }],
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
            'There are no steps from the gate to reception and the clinics. A wheelchair is at ' +
            'the main door.',
        },
        {
          term: 'Deaf or hard of hearing',
          detail: 'Tell us when you book. We arrange a sign language interpreter for that day.',
        },
      ],
    },
  ],
  day: facts.statementOf,
  samples: 'the days to answer, and the facts about ' + 'the building.',
  sources: [facts.standard, facts.act, facts.kenyanStandard.source],
};
