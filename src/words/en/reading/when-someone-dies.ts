import { helplines } from '../../../facts/clinical/helplines.ts';
import { afterDeath } from '../../../facts/hospital/papers.ts';
import { phoneHref, schemes, site, telHref } from '../../../facts/hospital/site.ts';
import { laws } from '../../../facts/legal/laws.ts';
import { shaSources } from '../../../facts/money/sha.ts';
import { formatCount } from '../../formats/format-parts.ts';
import type { ReadingPage } from '../../reading/reading-page.ts';

const { sha } = schemes;
const { farewellHours, coldRoomHours } = afterDeath;

/** /when-someone-dies: the first steps. The hospital's rules are SAMPLE content. */
export const whenSomeoneDies: ReadingPage = {
  heading: 'When someone dies',
  lead: `We are sorry for your loss. There is no hurry. If you are not sure that they have died, call ${site.phone} now.`,
  glance: {
    heading: 'First',
    facts: [
      { term: 'They died here', detail: 'Stay with them. A nurse helps you.' },
      {
        term: 'They died on the way here',
        detail: 'Come in. A clinician sees them, then the police.',
      },
      { term: 'They died at home, after an illness', detail: 'Call us, then the assistant chief' },
      {
        term: 'An accident, violence, or you do not know why',
        detail: `Call ${helplines.police.number} before you move them`,
      },
    ],
  },
  blocks: [
    {
      kind: 'steps',
      heading: 'If they died here',
      steps: [
        {
          title: 'Stay with them',
          text: `You may sit with them for up to ${formatCount(farewellHours, 'hour')} in a quiet room, and longer if we can. Pray, hold their hand, call the family. Tell the nurse about your customs, such as who washes the body.`,
        },
        {
          title: 'Ask what happened',
          text: 'The doctor explains the cause, now or on another day. You may ask again.',
        },
        {
          title: 'Check the death notification',
          text: 'We write it free of charge, at any hour. Bring their ID and yours. Check each name and ID number letter by letter.',
        },
        {
          title: 'Choose where they go',
          text: `We have no mortuary. We keep them in a cold room for ${formatCount(coldRoomHours, 'hour')}, free of charge. Then they go to the mortuary or the home that you choose. Ask a mortuary for its price a day first.`,
        },
        {
          title: 'Take them with you',
          text: 'A relative signs and shows an ID. No bill has to be paid first. Must the burial be today? Tell us, and we write the papers first. After an accident, violence or a suicide the police see them first, here too.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'If they died at home',
      steps: [
        {
          title: 'Sudden, an accident or violence: police first',
          text: `Call ${helplines.police.number} or ${helplines.emergency.number}. Do not move them, and leave the room as it is. If the police ask for a post-mortem, they say when the burial can be. Write down the officer's name and the OB number.`,
        },
        {
          title: 'Expected, after an illness',
          text: `Call us on ${site.phone}, or the clinician who treated them. Have their clinic papers and medicines ready.`,
        },
        {
          title: 'Tell the assistant chief',
          text: 'For a death at home, the notification comes from the assistant chief of the place. Bring their ID, your ID and the clinic papers.',
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'Burial permit and death certificate',
      intro: 'We help you with each step at the records desk.',
      facts: [
        {
          term: 'Burial permit',
          detail:
            'By law no one may be buried without one (Births and Deaths Registration Act). The registrar of births and deaths issues it, on the death notification.',
        },
        {
          term: 'Death certificate',
          detail:
            'Apply at a civil registration office or a Huduma Centre, or on eCitizen. Bring the burial permit, their original ID and your ID. Ask there for the fee.',
        },
        {
          term: 'How soon',
          detail:
            'As early as you can. After some time it takes more papers: ask at the records desk.',
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'The bill',
      facts: [
        {
          term: 'No one is held',
          detail:
            'We never keep a body over an unpaid bill. The High Court has said that no hospital may (2025). The accounts office agrees a payment plan with the family later.',
        },
        {
          term: `What ${sha} pays`,
          detail: `It pays for care before the death as for any stay. We found no amount for a mortuary or a burial in the tariffs that ${sha} publishes. Ask us, and ask ${sha}.`,
        },
        {
          term: 'Other insurance',
          detail: 'Ask your insurer, employer or welfare group about a last expense benefit.',
        },
      ],
    },
    {
      kind: 'contacts',
      heading: 'Who to call',
      contacts: [
        {
          name: 'Us, at any hour',
          text: 'For the ward, the papers, or only to talk.',
          links: [
            { label: site.phone, href: phoneHref },
            { label: 'Papers', page: 'papers' },
          ],
        },
        {
          name: 'If you lost a baby or a pregnancy',
          text: 'You may hold your baby, and a counsellor is there for both of you.',
          links: [{ label: 'Maternity care', page: 'maternity' }],
        },
        {
          name: 'Someone to listen: Befrienders Kenya',
          text: 'When grief is too heavy, or you think of ending your life. A normal call; it may be closed at night.',
          links: [{ label: helplines.suicide.number, href: telHref(helplines.suicide.number) }],
        },
        {
          name: 'A child in grief: the national line for children',
          text: 'Free from most phones.',
          links: [{ label: helplines.children.number, href: telHref(helplines.children.number) }],
        },
      ],
    },
  ],
  samples: 'the rooms, the hours and the cold room.',
  sources: [laws.birthsAndDeaths, shaSources.birthNotices, laws.bodiesAreNotHeld, laws.inquests],
};
