import { featuresOf } from './features.ts';
import { windowsOf } from './windows.ts';

/** Score from which the model of topics agrees but for one text in thousands, so that it is not asked. */
const certainFrom = 2.35;

/** What the small model says; a doubtful text needs the model of topics. */
export type QuickVerdict = 'urgent' | 'doubtful' | 'calm';

/**
 * Opens the small model for the browser: whether a text is urgent, in all languages. It has learnt the
 * verdicts of the model of topics. The packed model is the scale and the intercept as floats, then a
 * weight of one byte for each bucket.
 */
export function openAlarmModel(bytes: Uint8Array): (text: string) => QuickVerdict {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const scale = view.getFloat32(0, true);
  const intercept = view.getFloat32(4, true);
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset + 8, bytes.length - 8);

  function scoreOf(words: readonly string[]): number {
    const features = featuresOf(words, weights.length);
    let sum = 0;
    for (const feature of features) sum += weights[feature] ?? 0;
    return (sum * scale) / Math.sqrt(features.size) + intercept;
  }

  return function judge(text) {
    const parts = windowsOf(text).filter(({ length }) => length > 0);
    const score = Math.max(0, ...parts.map(scoreOf));
    if (score >= certainFrom) return 'urgent';
    return score > 0 ? 'doubtful' : 'calm';
  };
}
