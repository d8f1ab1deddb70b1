import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createReadAlarm } from '../../../src/messages/danger/read-alarm.ts';
import { openTopicModel } from '../../../src/messages/danger/topic-model.ts';
import { joinPhrases } from './join-phrases.ts';
import { packTopics } from './pack-topics.ts';
import { readPhrases } from './phrases.ts';
import { trainAlarm } from './train-alarm.ts';
import { trainTopics } from './train-topics.ts';

/** Joined texts of each calm phrase for the browser's model: more make more texts doubtful. */
const joinedCalm = 0.7;

const cache = 'node_modules/.cache/danger-model';
/** Everything that the models depend on. */
const inputs = [
  'src/messages/{fold-words,packed-numbers}.ts',
  '{src/messages/danger,tools/build/danger-model}/*.ts',
  'src/words/*/features/search/phrases.jsonl',
];

function digest(): string {
  const hash = createHash('sha256');
  for (const file of globSync(inputs).sort()) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Trains the models on all phrases: of topics, for the server, and of alarm or not, for the browser. */
function trainModels() {
  const phrases = readPhrases();
  const topics = packTopics(trainTopics(phrases));
  const readAlarm = createReadAlarm(openTopicModel(topics));
  const texts = [...phrases, ...joinPhrases(phrases, joinedCalm)];
  const verdicts = texts.map(({ text }) => ({ text, urgent: readAlarm(text).alarm !== 'calm' }));
  return { topics, alarm: trainAlarm(verdicts) };
}

/**
 * Returns the models, from the cache unless the phrases or the code have changed: training takes about a
 * minute. The same inputs give the same models.
 */
export function buildModels(): ReturnType<typeof trainModels> {
  const file = join(cache, `${digest()}.json`);
  if (!existsSync(file)) {
    mkdirSync(cache, { recursive: true });
    writeFileSync(file, JSON.stringify(trainModels()));
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}
