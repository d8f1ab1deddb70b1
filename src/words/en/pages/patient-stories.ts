import { type FigureName, figures } from '../../../facts/hospital/figures.ts';
import { site } from '../../../facts/hospital/site.ts';
import { patientsAreInvented } from '../../../facts/people/patient-display.ts';
import type { StoryId } from '../../../facts/people/patients.ts';
import { ifCounted } from '../../if-on.ts';
import { countersOf, countOf } from '../hospital/claims.ts';

/** A patient's longer story. */
interface StoryWords {
  /** A sentence of the story, letter for letter, for the pull quote. */
  quote: string;
  story: string;
  outcome: string;
}

/** The six stories: illnesses and words are SAMPLE content, like the names. */
export const storyWords: Readonly<Record<StoryId, StoryWords>> = {
  1: {
    quote: 'I had no headache and no swelling; I would never have known.',
    story:
      'This was my first pregnancy and I felt well, so I nearly skipped the visit in my ' +
      'eighth month. The midwife measured my blood pressure twice, sat me down, and measured ' +
      'it a third time. It was too high. I had no headache and no swelling; I would never ' +
      'have known. The obstetrician asked me to stay for two nights so that they could watch ' +
      'us both. Then I went home with a list of signs for the fridge and a check every ' +
      'third day. At 37 weeks the pressure climbed again, and she advised that it was time ' +
      'for the baby to be born. They started labour in the morning. My sister was beside me ' +
      'all the way.',
    outcome:
      'A girl of 2.9 kg was born that evening, and blood pressure was back to normal at the ' +
      'six-week check.',
  },
  2: {
    quote: 'The surgeon did not laugh at the two years.',
    story:
      'I carry sacks of maize for a living. For two years I pushed a lump in my groin back ' +
      'in with my hand and told no one. When it began to ache at night my wife booked for me ' +
      'without asking. The surgeon did not laugh at the two years. He drew a picture, said ' +
      'the word hernia, and explained what would happen if it got stuck one day. What ' +
      'worried me was the money and the weeks without work. The insurance desk wrote out ' +
      'what my insurance would pay and what I had to add. We chose a date after the harvest. ' +
      'I walked to the bathroom the same evening and went home the next day. The hard part was ' +
      'six weeks of lifting nothing heavier than a kettle.',
    outcome: 'The wound healed cleanly and he went back to full work in the seventh week.',
  },
  3: {
    quote: 'In the morning he asked for porridge.',
    story:
      'Told by his mother: My son had been vomiting since breakfast and by afternoon ' +
      'the diarrhoea had started too. I kept giving him water, but it came straight back. ' +
      'When he cried there were no tears, and that frightened me more than the vomiting. At ' +
      'the hospital a nurse pinched the skin on his tummy, looked in his mouth and called ' +
      'the doctor straight away. They showed me how to give oral rehydration solution by the ' +
      'spoon, one every minute or two. When he still could not keep it down they put up ' +
      'a drip. I slept in the chair beside his cot. In the morning he asked for porridge. ' +
      'Before we left they gave us zinc tablets and rehydration sachets, and checked that I ' +
      'could mix one properly. I have since taught the whole plot.',
    outcome:
      'He went home after two nights, drinking well, and had regained his weight ten days later.',
  },
  4: {
    quote: 'She did not forbid chapati.',
    story:
      'I sell vegetables at the market, so I thought I ate well. I was tired, thirsty ' +
      'and up four times a night, and I blamed my age. A finger prick said diabetes. I ' +
      'cried, because my brother lost his foot to it. The doctor let me finish crying and ' +
      'then asked what I cook. She did not forbid chapati. We agreed on a smaller piece, ' +
      'more greens and a walk to the next stage instead of boarding at my gate. She looked ' +
      'at my feet, between each toe, and sent me for an eye check elsewhere. The ' +
      'nutritionist taught me to fill half my plate with vegetables. I have tablets, a notebook, ' +
      'and a visit every three months. When I miss one, someone calls to ask why.',
    outcome: 'Her three-month blood sugar average (HbA1c) fell from 10.4% to 7.1% in half a year.',
  },
  5: {
    quote: 'I remember her counting my breaths with me.',
    story:
      'I have had asthma since primary school and I was careless about it. In March, with ' +
      'dust everywhere, I woke at two in the morning and could not finish a sentence. My ' +
      'inhaler was empty. My roommate put me in a taxi and rang the hospital. A nurse was ' +
      'waiting with a wheelchair. I had oxygen and a mask within ' +
      'minutes. I remember her counting my breaths with me. By five I could talk, by ' +
      'breakfast I was hungry. What changed things came after. The clinical officer watched ' +
      'me use my inhaler and told me, kindly, that most of it was landing on my tongue. She ' +
      'gave me a spacer and a written plan in three colours, green, yellow and red, that ' +
      'says what to do before it gets bad.',
    outcome: 'With a preventer inhaler each day he has not had a night attack since.',
  },
  6: {
    quote: 'The same doctor told my husband the truth each evening, good or bad.',
    story:
      'I thought it was flu. On the fourth day I was shivering, my side hurt with each ' +
      'breath, and my husband said my lips had a strange colour. The X-ray showed pneumonia ' +
      'in both lungs. They moved me to the High Dependency Unit the same hour, because I ' +
      'needed more oxygen than a ward bed can give. I remember the sound of the monitor and ' +
      'the nurse who wrote her name on my hand so that I could call her. For ' +
      'three days I could not speak much, and they gave me a board with pictures to point ' +
      'at. The same doctor told my husband the truth each evening, good or bad. On the fourth ' +
      'day they took me to the ward, and a physiotherapist taught me to breathe deeply again.',
    outcome: 'She left hospital on the ninth day, and a chest X-ray six weeks later was clear.',
  },
};

/** The hero of /patient-stories with the average rating. */
export const storiesHero = {
  heading: 'Patient stories',
  /** What the stories are; nothing where the sample's note says so. */
  text: `${
    patientsAreInvented
      ? ''
      : `Six people from around ${site.address.county} tell in their own words what they feared, ` +
        'what we did and how they are today. We publish a story only with the consent of the ' +
        'person or a parent. '
  }We chose these six stories.`,
  average: figures.storiesAverage,
  averageLabel: 'average of the ratings that patients give when we phone them after a stay.',
} as const;

const impact = (name: FigureName & keyof typeof figures, label: string) =>
  ifCounted(name, (value) => ({ value, label, name, count: countOf(name) }));

/** The impact figures of /patient-stories. */
export const impactFigures = [
  ...impact('happyPatients', 'happy patients'),
  ...impact('satisfaction', 'satisfaction'),
  ...impact('babiesDelivered', 'babies delivered'),
  ...impact('storiesAverage', 'average rating'),
];

/** Headings and labels of /patient-stories. */
export const storiesPage = {
  listHeading: 'Six stories',
  age: (years: number) => `${years} years`,
  outcomeLabel: 'Afterwards',
  readLabel: 'Read the whole story',
  impactHeading: 'In figures',
  impactNote:
    `Each was ${countersOf(impactFigures.map(({ name }) => name))} No one outside has checked ` +
    'them. Satisfaction: those who answered our form and said they would come back. The average ' +
    'rating comes from our phone calls, not from that form.',
  bookLabel: 'Book Appointment',
  contactLabel: 'Contact Us',
} as const;
