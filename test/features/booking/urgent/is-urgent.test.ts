import { describe, expect, it } from 'vitest';
import { createIsUrgent } from '../../../../src/features/booking/is-urgent.ts';
import { searchWordsByLanguage } from '../../../../src/locales/search-words.ts';

const isUrgent = createIsUrgent(searchWordsByLanguage);
const inMessage = (message: string) => isUrgent({ message });

const urgent = [
  'my baby is not breathing',
  'I want to die',
  'My waters broke an hour ago',
  'bleeding 7 months pregnant',
  'He drank pesticide',
  // in two sentences
  'My baby is 2 days old. He is not feeding since morning',
  'she is unconcious',
  'she is bleding badly',
  // an old danger too: the card blocks nothing
  'I had chest pain last year and want a check-up',
  'Nina damu nyingi, nina mimba ya miezi 7',
  'mtoto wangu hapumui',
  'nataka kujiua',
  'amebakwa jana usiku',
];

const calm = [
  '',
  'May my sister visit on Sunday?',
  'How much is a blood test, and do I need to fast?',
  'What does a normal delivery cost with SHA?',
  'I am pregnant with my second child and would like to see a doctor. Do you do scans on Saturday?',
  'My results are attached',
  'Please call me back in the afternoon, I am at work until five',
  'Bei ya kujifungua kwa upasuaji ni ngapi?',
  'Nataka kupima damu, bei ni ngapi?',
  // one letter from an emergency verb
  'Anataka kubaki nyumbani',
];

describe('a message to the hospital', () => {
  it('is urgent if it tells of an emergency, and calm otherwise', () => {
    expect(urgent.filter((message) => !inMessage(message))).toEqual([]);
    expect(calm.filter(inMessage)).toEqual([]);
  });

  it('is urgent if only the subject is, or for the service Emergency', () => {
    expect(isUrgent({ subject: 'Not breathing', message: 'Please help' })).toBe(true);
    expect(isUrgent({ service: 'emergency', message: '' })).toBe(true);
    expect(isUrgent({ service: 'maternity', message: '' })).toBe(false);
  });

  it('is calm if only a name or email has an emergency word', () => {
    expect(isUrgent({ name: 'Jane Burns', email: 'stroke@example.com', message: 'Hello' })).toBe(
      false,
    );
  });

  it('is urgent if the emergency follows a long calm beginning', () => {
    const story = 'We were at home and talked about the price of the visit. '.repeat(20);
    expect(inMessage(`${story}Now she is not breathing`)).toBe(true);
  });

  it('does not join words that are far apart', () => {
    const words = 'and we would like to know when the desk opens '.repeat(4);
    expect(inMessage(`My baby slept. ${words} He is coming tomorrow`)).toBe(false);
  });

  it('takes time in proportion to its length', () => {
    /** The best of five, because other programs only add time. */
    const timeOf = (count: number) => {
      const message = 'pregnant baby not coming price '.repeat(count);
      const times = Array.from({ length: 5 }, () => {
        const start = performance.now();
        inMessage(message);
        return performance.now() - start;
      });
      return Math.min(...times);
    };
    // eight times as long: 8 if linear, 64 if quadratic
    expect(timeOf(520) / timeOf(65)).toBeLessThan(24);
  });
});
