import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createReadAlarm } from '../../../src/messages/danger/read-alarm.ts';
import { openTopicModel } from '../../../src/messages/danger/topic-model.ts';
import { everyLanguage } from '../../../src/site/languages.ts';
import { packTopics } from './pack-topics.ts';
import { phraseFile, readPhrases } from './phrases.ts';
import { trainAlarm } from './train-alarm.ts';
import { trainTopics } from './train-topics.ts';

/** The models: of topics, for the server, and of alarm or not, for the browser. */
export const modelNames = ['topics', 'alarm'] as const;
type ModelName = (typeof modelNames)[number];

const cache = 'node_modules/.cache/danger-model';
/** Everything that the models depend on. */
const code = [
  'src/messages/fold-words.ts',
  'src/messages/danger/emergency-topic.ts',
  ...['src/messages/danger', 'tools/build/danger-model'].flatMap((folder) =>
    readdirSync(folder)
      .sort()
      .map((file) => `${folder}/${file}`),
  ),
];

function digest(): string {
  const hash = createHash('sha256');
  for (const file of [...code, ...everyLanguage.map(phraseFile)]) {
    hash.update(`${file}\n`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Trains both models on all phrases: about 20 seconds. */
function trainModels(): Record<ModelName, Uint8Array> {
  const phrases = readPhrases();
  const topics = packTopics(trainTopics(phrases));
  const readAlarm = createReadAlarm(openTopicModel(topics));
  const verdicts = phrases.map(({ text }) => ({ text, urgent: readAlarm(text).alarm !== 'calm' }));
  return { topics, alarm: trainAlarm(verdicts) };
}

/**
 * Returns the models, from the cache unless the phrases or the code have changed. The same inputs give the
 * same bytes.
 */
export function buildModels(): Record<ModelName, Uint8Array> {
  const folder = join(cache, digest());
  const fileOf = (name: ModelName) => join(folder, `${name}.bin`);
  if (!modelNames.every((name) => existsSync(fileOf(name)))) {
    const models = trainModels();
    mkdirSync(folder, { recursive: true });
    for (const name of modelNames) writeFileSync(fileOf(name), models[name]);
  }
  return { topics: readFileSync(fileOf('topics')), alarm: readFileSync(fileOf('alarm')) };
}
