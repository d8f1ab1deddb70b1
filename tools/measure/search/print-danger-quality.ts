import { type Language, languageNames } from '../../../src/site/languages.ts';
import type { Phrase } from '../../build/danger-model/phrases.ts';
import { crossValidate, type JudgedPhrase, qualityOf } from './cross-validate.ts';

const percent = (share: number) => (Number.isNaN(share) ? '' : (100 * share).toFixed(1));

/** Returns a line of the table: how well some phrases were judged. */
function rowOf(topic: string, language: Language, judged: readonly JudgedPhrase[]) {
  const { emergencies, recall, rightTopic, falseAlarms } = qualityOf(judged);
  return {
    ...{ topic, language, emergencies, recall: percent(recall) },
    ...{ 'right topic': percent(rightTopic), 'false alarms': percent(falseAlarms) },
  };
}

/**
 * Prints how well emergencies are recognised, from models that were not trained on what they judge: by
 * language and topic, worst first; then about 20 of the phrases that they judge wrongly.
 */
export function printDangerQuality(phrases: readonly Phrase[]): void {
  const all = crossValidate(phrases);
  const judged = all.filter(({ isJoined }) => !isJoined);
  const rows = languageNames.flatMap((language) => {
    const own = judged.filter((each) => each.language === language);
    const byTopic = Map.groupBy(own, ({ topic }) => topic);
    byTopic.delete('calm');
    const rows = Array.from(byTopic, ([topic, all]) => rowOf(topic, language, all));
    const joined = all.filter((each) => each.language === language && each.isJoined);
    return [rowOf('all', language, own), rowOf('all, joined', language, joined), ...rows];
  });
  const isSum = ({ topic }: (typeof rows)[number]) => Number(topic.startsWith('all'));
  rows.sort((a, b) => isSum(b) - isSum(a) || Number(a.recall) - Number(b.recall));
  console.table(rows);
  const isWrong = ({ topic, alarm }: JudgedPhrase) => (topic === 'calm') === (alarm !== 'calm');
  const wrong = judged.filter(isWrong);
  const apart = Math.max(1, Math.floor(wrong.length / 20));
  for (const { language, topic, alarm, text } of wrong.filter((_, at) => at % apart === 0)) {
    console.log(`${language}, ${topic}, judged ${alarm}: ${text}`);
  }
}
