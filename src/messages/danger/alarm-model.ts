import { unpackNumbers } from '../packed-numbers.ts';
import { featuresOf } from './features.ts';
import { windowsOf } from './windows.ts';

/** Score from which the model of topics agrees but for one text in thousands, so that it is not asked. */
const certainFrom = 2;

/** What the small model says; a doubtful text needs the model of topics. */
export type QuickVerdict = 'urgent' | 'doubtful' | 'calm';

/** A weight is a whole number of steps from minus this to this, and is stored with this added. */
export const largestWeight = 9;

/** The small model as it travels. */
export interface PackedAlarm {
  /** The value of a weight's step. */
  scale: number;
  intercept: number;
  /** A weight for each bucket; the buckets are a power of two. */
  weights: string;
}

/**
 * Opens the small model for the browser: whether a text is urgent, in all languages. It has learnt the
 * verdicts of the model of topics.
 */
export function openAlarmModel({ scale, intercept, ...packed }: PackedAlarm) {
  const weights = unpackNumbers(packed.weights);

  function scoreOf(words: readonly string[]): number {
    const features = featuresOf(words, weights.length);
    let sum = 0;
    for (const feature of features) sum += (weights[feature] ?? 0) - largestWeight;
    return (sum * scale) / Math.sqrt(features.size) + intercept;
  }

  return function judge(text: string): QuickVerdict {
    const parts = windowsOf(text).filter(({ length }) => length > 0);
    const score = Math.max(0, ...parts.map(scoreOf));
    if (score >= certainFrom) return 'urgent';
    return score > 0 ? 'doubtful' : 'calm';
  };
}
