import type { Phrase } from './phrases.ts';
import { createRandom } from './random.ts';

/**
 * Returns phrases with a calm phrase of their language before or after them, on one line: people type
 * 'how much is it my son swallowed a battery'. Calm words must not hide an emergency, nor become one.
 * Each emergency comes once, each calm phrase `calmTimes` on average.
 */
export function joinPhrases(phrases: readonly Phrase[], calmTimes: number): Phrase[] {
  const random = createRandom(27);
  const calm = Map.groupBy(
    phrases.filter(({ topic }) => topic === 'calm'),
    ({ language }) => language,
  );
  return phrases.flatMap((phrase) => {
    const others = calm.get(phrase.language) ?? [];
    const times = phrase.topic === 'calm' ? Math.floor(calmTimes + random()) : 1;
    return Array.from({ length: times }, () => {
      const other = others[Math.floor(random() * others.length)]?.text ?? '';
      const texts = random() < 0.5 ? [other, phrase.text] : [phrase.text, other];
      return { ...phrase, text: texts.join(' ').replace(/[.!?;]/g, ' ') };
    });
  });
}
