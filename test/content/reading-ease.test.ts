import { describe, expect, it } from 'vitest';
import { cardFirstAid } from '../../src/facts/clinical/emergency-card.ts';
import { site } from '../../src/facts/site.ts';
import { about } from '../../src/words/en/about.ts';
import { ambulanceCost } from '../../src/words/en/ambulance.ts';
import * as antenatalPlanner from '../../src/words/en/antenatal-planner.ts';
import { birthCostCaption, birthCostRows, birthCostWords } from '../../src/words/en/birth-cost.ts';
import { birthRegistration } from '../../src/words/en/birth-registration.ts';
import { blood } from '../../src/words/en/blood.ts';
import { clinicCalendar } from '../../src/words/en/clinic-words.ts';
import { firstAidWords } from '../../src/words/en/clinical/first-aid-words.ts';
import { labourWords } from '../../src/words/en/clinical/labour-words.ts';
import { closings } from '../../src/words/en/closings.ts';
import { directions } from '../../src/words/en/directions.ts';
import { doctorBios, doctorsPage } from '../../src/words/en/doctors.ts';
import { emergencyCard } from '../../src/words/en/emergency-card.ts';
import { faqs } from '../../src/words/en/faqs.ts';
import {
  insuranceBenefits,
  insuranceNotes,
  insurancePage,
  insuranceSteps,
  insurerNotes,
  maklFacts,
  pendingAccreditation,
} from '../../src/words/en/insurance.ts';
import { loss } from '../../src/words/en/loss.ts';
import { antenatalVisitWords, packageWords } from '../../src/words/en/maternity-packages.ts';
import {
  ancIntro,
  maternityReasons,
  packageNotes,
  packagesIntro,
  packagesPage,
} from '../../src/words/en/maternity-reasons.ts';
import { newbornCare } from '../../src/words/en/newborn-care.ts';
import { storiesHero, storiesPage, storyWords } from '../../src/words/en/patient-stories.ts';
import { paying } from '../../src/words/en/paying.ts';
import { roles } from '../../src/words/en/people.ts';
import { priceList, priceListWords } from '../../src/words/en/price-list.ts';
import { serviceCardWords } from '../../src/words/en/service-cards.ts';
import { emergency } from '../../src/words/en/service-pages/emergency.ts';
import { eyeCare } from '../../src/words/en/service-pages/eye-care.ts';
import { maternity } from '../../src/words/en/service-pages/maternity.ts';
import { roadmap, upcoming } from '../../src/words/en/service-pages/upcoming.ts';
import { services } from '../../src/words/en/services.ts';
import { shaRows } from '../../src/words/en/sha-table.ts';
import { staffBios } from '../../src/words/en/staff.ts';
import { testimonialsPage, testimonialWords } from '../../src/words/en/testimonials.ts';
import { costBasis, costOfCesarean, whatWillIPay } from '../../src/words/en/what-will-i-pay.ts';
import { fleschReadingEase, longSentences, sentencesIn, syllablesOf } from './reading-ease.ts';

const day = '2026-11-22';
const withSha = [birthCostWords, birthCostRows(day), birthCostCaption(day)];

/** Pages for who is afraid, in pain or short of money: read with ease. */
const easyPages = {
  '/antenatal-planner': [antenatalPlanner],
  '/services/emergency': [emergency, ambulanceCost(day)],
  '/services/maternity': [maternity, withSha, loss],
  '/maternity-packages': [
    packagesIntro,
    packageWords,
    packageNotes,
    withSha,
    ancIntro,
    antenatalVisitWords,
    maternityReasons,
    birthRegistration,
    newbornCare,
    blood,
  ],
  '/insurance': [
    insurancePage,
    insuranceBenefits,
    shaRows(day),
    insurerNotes,
    maklFacts,
    pendingAccreditation(day),
    insuranceSteps,
    priceListWords,
    priceList,
    paying,
  ],
  '/what-will-i-pay': [
    whatWillIPay,
    costBasis('anc', 'sha', day),
    costBasis('normal', 'none', day),
    costBasis('normal', 'other', day),
    costOfCesarean('sha', day),
    costOfCesarean('other', day),
    birthCostWords,
    paying,
  ],
  '/emergency-card': [
    emergencyCard,
    directions,
    labourWords,
    cardFirstAid.map((key) => firstAidWords[key]),
  ],
};
const leastEase = 75;

/** Pages without a long sentence. */
const shortSentencePages: Record<string, unknown> = {
  ...easyPages,
  '/about': [about, roles, staffBios],
  '/doctors': [doctorBios, doctorsPage, clinicCalendar],
  '/services': [services, serviceCardWords, insuranceNotes],
  '/services/upcoming': [upcoming, roadmap],
  '/services/eye-care': eyeCare,
  '/patient-stories': [storyWords, storiesHero, storiesPage],
  '/testimonials': [testimonialWords, testimonialsPage],
  'questions of the home page': faqs,
  'last bands': [closings, packagesPage.closing],
};
const mostWords = 30;

describe('reading ease', () => {
  it.each(Object.entries(easyPages))(`%s is at least ${leastEase}`, (_, content) => {
    expect(sentencesIn(content).length).toBeGreaterThan(20);
    expect(fleschReadingEase(content)).toBeGreaterThanOrEqual(leastEase);
  });
});

describe('sentences', () => {
  it.each(Object.entries(shortSentencePages))(
    `of %s have at most ${mostWords} words`,
    (_, content) => {
      expect(sentencesIn(content).length).toBeGreaterThan(3);
      expect(longSentences(content, mostWords)).toEqual([]);
    },
  );
});

describe('the measure itself', () => {
  it.each([
    ['cat', 1],
    ['baby', 2],
    ['hospital', 3],
    ['maternity', 4],
    ['price', 1],
    ['table', 2],
    ['checked', 1],
  ])('%s has %i syllables', (word, syllables) => {
    expect(syllablesOf(word)).toBe(syllables);
  });

  it('finds plain words easy and learned ones hard', () => {
    expect(fleschReadingEase('The cat sat on the mat. The dog ran off.')).toBeGreaterThan(100);
    expect(
      fleschReadingEase('Institutional authorisation necessitates comprehensive documentation.'),
    ).toBeLessThan(0);
  });

  it('counts a long sentence, and a phone number as one word', () => {
    const long = `${'word '.repeat(31)}.`;
    expect(longSentences({ text: long }, 30)).toHaveLength(1);
    expect(longSentences(`Call us on ${site.phone} now.`, 6)).toEqual([]);
  });
});
