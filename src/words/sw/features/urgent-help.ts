import type { UrgentSection, UrgentSectionKey } from '../../features/urgent-section.ts';
import { firstAidWords } from '../clinical/first-aid/first-aid-words.ts';
import { labourWords } from '../clinical/labour-words.ts';
import { sexualAssaultWords } from '../clinical/sexual-assault-words.ts';
import {
  afterLossText,
  childOnTheWay,
  motherOnTheWay,
  urgentHeadings,
} from '../clinical/urgent-words.ts';
import { suddenIllness } from '../sections/sudden-illness.ts';
import { femaleCutting, violence } from '../sections/violence.ts';

/** A section of the page about outpatient care, with its sentences as steps. */
function ofAdults(id: string): UrgentSection {
  const block = suddenIllness.find((each) => each.id === id);
  if (block?.kind === 'facts') {
    const { heading, facts } = block;
    return { id, heading, steps: facts.map(({ term, detail }) => `${term}: ${detail}`) };
  }
  if (block?.kind === 'list') return { id, heading: block.heading, steps: block.items };
  if (block?.kind === 'text') return { id, heading: block.heading, steps: block.paragraphs };
  throw new Error(`no section about sudden illness has the id '${id}'`);
}

/** What to read and do until help comes, by section; without the rest of its page. */
export const urgentSections: Readonly<Record<UrgentSectionKey, UrgentSection>> = {
  ...(Object.fromEntries(
    Object.entries(firstAidWords).map(([key, { title, ...words }]) => [
      key,
      { heading: title, ...words },
    ]),
  ) as Record<keyof typeof firstAidWords, UrgentSection>),
  dangerSigns: { heading: urgentHeadings.dangerSigns, steps: [] },
  motherSigns: { heading: urgentHeadings.motherSigns, steps: motherOnTheWay },
  afterLoss: { id: 'after-loss', heading: urgentHeadings.afterLoss, steps: [afterLossText] },
  labour: {
    heading: urgentHeadings.labour,
    steps: labourWords.map(({ term, detail }) => `${term}: ${detail}`),
  },
  childSigns: { heading: urgentHeadings.childSigns, steps: childOnTheWay },
  eyes: { heading: urgentHeadings.eyes, steps: [] },
  assault: { heading: urgentHeadings.assault, steps: sexualAssaultWords },
  nationalLines: { heading: urgentHeadings.nationalLines, steps: [] },
  // the card shows these numbers as lines of their own
  numbersToCall: { heading: urgentHeadings.numbersToCall, steps: [] },
  highSugar: { id: 'urgent-signs', heading: urgentHeadings.highSugar, steps: [] },
  violence: { ...violence, steps: violence.items },
  fgm: { ...femaleCutting, steps: femaleCutting.items },
  adultFever: ofAdults('adult-fever'),
  cholera: ofAdults('cholera'),
  confusion: ofAdults('confusion'),
  bellyPain: ofAdults('belly-pain'),
  hivExposure: ofAdults('hiv-exposure'),
};
