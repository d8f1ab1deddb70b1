import { featuresOf } from './features.ts';
import { windowsOf } from './windows.ts';

/**
 * Opens the small model for the browser: whether a text is urgent, in all languages. It has learnt the
 * verdicts of the model of topics. The packed model is the scale and the intercept as floats, then a
 * weight of one byte for each bucket.
 */
export function openAlarmModel(bytes: Uint8Array): (text: string) => boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const scale = view.getFloat32(0, true);
  const intercept = view.getFloat32(4, true);
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset + 8, bytes.length - 8);

  return function isUrgent(text) {
    return windowsOf(text).some((words) => {
      const features = featuresOf(words, weights.length);
      let sum = 0;
      for (const feature of features) sum += weights[feature] ?? 0;
      return words.length > 0 && (sum * scale) / Math.sqrt(features.size) + intercept > 0;
    });
  };
}
