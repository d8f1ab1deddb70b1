import { site } from '../site.ts';
import { figures } from './figures.ts';
import { formatPrice, maternityPackages } from './maternity-packages.ts';

/** A reason to have your baby with us. */
export interface MaternityReason {
  title: string;
  text: string;
}

/** The reasons of /maternity-packages (spec section 2, Maternity Packages). */
export const maternityReasons: readonly MaternityReason[] = [
  {
    title: 'A midwife at your side',
    text:
      'In active labour you are not left alone. The midwife listens to the heartbeat of your ' +
      'baby at set times and writes down how labour is going.',
  },
  {
    title: 'Theatre down the corridor',
    text:
      'If a normal birth stops being safe, the team for a cesarean section is called and you ' +
      'are moved on the same floor, not by road.',
  },
  {
    title: 'Someone you choose',
    text:
      'Your partner, mother or friend may stay with you through labour and birth. You may ' +
      'walk, sit, kneel or lie, as your body tells you.',
  },
  {
    title: 'Baby stays with you',
    text:
      'A healthy baby goes skin to skin on your chest at once and is helped to the breast ' +
      'within the first hour.',
  },
  {
    title: 'Care that goes on',
    text:
      'Before you leave we give the first vaccines, talk about family planning and fix the ' +
      'dates of your next checks.',
  },
  {
    title: 'Figures we stand by',
    text:
      `${figures.babiesDelivered} babies delivered and a ${figures.maternitySuccess} maternity ` +
      'success rate. When a birth is likely to need more than we have, we say so early and ' +
      'refer you in good time.',
  },
];

/** What stands above the three packages. */
export const packagesIntro: string =
  `${Object.values(maternityPackages)
    .map(({ name, price }) => `${name} ${formatPrice(price)}`)
    .join('. ')}. You know the price months ahead. ` +
  'Ask the accounts desk ' +
  'about paying in parts during the pregnancy, so that little is left to find on the day.';

/** What the prices do not include and how cover changes them. */
export const packageNotes: readonly string[] = [
  'Not included: treatment of illness that is not part of the birth, blood, special ' +
    'medicines, and vaccines or tests outside the list. You are told the price before any of ' +
    'these, unless it is an emergency.',
  'Complications: if you or your baby need a longer stay, the High Dependency Unit or an ' +
    'operation, that is charged separately and explained to your family the same day. If a ' +
    `planned normal birth becomes a cesarean, the ${maternityPackages.cesareanSection.name} ` +
    'package takes the place of the first.',
  `Cover: ${site.accreditations[0]} pays a set amount towards a birth for members whose ` +
    'contributions are up to date, and we take that off the price. Bring your ID to an ' +
    'antenatal visit and we will look it up with you.',
  'Twins, and babies who come before 37 weeks, need a plan of their own. Talk to us about ' +
    'it, and we will write down what to expect and what it costs.',
];

/** What stands above the antenatal schedule. */
export const ancIntro: string =
  'Come for your first visit as soon as you know that you are pregnant, if you can in the ' +
  'first twelve weeks. The table shows the visits with set tests. The World Health ' +
  'Organization and the Kenya Ministry of Health advise eight contacts in all, so your ' +
  'midwife adds dates in between, and more if you need them.';

/** What a visitor's question about one package begins with, in the chat. */
export function packageQuestion(name: string): string {
  return `Hello, I have a question about the ${name} package: `;
}

/** The headings and labels of /maternity-packages (spec section 2, Maternity Packages). */
export const packagesPage = {
  heading: 'Maternity packages',
  pricesHeading: 'Packages and prices',
  scheduleHeading: 'ANC schedule',
  scheduleCaption: 'Antenatal visits by week of pregnancy, with the tests at each',
  scheduleColumns: ['Week', 'Visit', 'Tests'],
  reasonsHeading: 'Why mothers choose us',
  bookLabel: 'Book Appointment',
  chatLabel: 'Chat with Us',
  askLabel: 'Ask about this package',
} as const;
