import { languageNames } from '../../../src/site/languages.ts';
import type { Phrase } from '../../build/danger-model/phrases.ts';
import { crossValidate, type JudgedPhrase, qualityOf } from './cross-validate.ts';

/** Phrases that are listed as wrong. */
const maxFaults = 20;

const percent = (share: number) => (Number.isNaN(share) ? '' : (100 * share).toFixed(1));

/**
 * Prints how well emergencies are recognised, from models that were not trained on what they judge: by
 * language, then by topic, worst first; then some of the phrases that they judge wrongly.
 */
export function printDangerQuality(phrases: readonly Phrase[]): void {
  const judged = crossValidate(phrases);
  const languageRows = languageNames.map((language) => {
    const quality = qualityOf(judged.filter((each) => each.language === language));
    const { emergencies, calm, recall, falseAlarms, precision, rightTopic } = quality;
    return {
      language,
      emergencies,
      calm,
      recall: percent(recall),
      'false alarms': percent(falseAlarms),
      precision: percent(precision),
      'right topic': percent(rightTopic),
    };
  });
  console.table(languageRows);
  const topics = [...new Set(judged.map(({ topic }) => topic))].filter((topic) => topic !== 'calm');
  const topicRows = topics
    .flatMap((topic) =>
      languageNames.map((language) => {
        const own = judged.filter((each) => each.topic === topic && each.language === language);
        return { topic, language, ...qualityOf(own) };
      }),
    )
    .sort((a, b) => a.recall - b.recall || a.rightTopic - b.rightTopic)
    .map(({ topic, language, emergencies, recall, rightTopic }) => ({
      topic,
      language,
      phrases: emergencies,
      recall: percent(recall),
      'right topic': percent(rightTopic),
    }));
  console.table(topicRows);
  const isWrong = ({ topic, alarm }: JudgedPhrase) => (topic === 'calm') === (alarm !== 'calm');
  const wrong = judged.filter(isWrong);
  const apart = Math.max(1, Math.floor(wrong.length / maxFaults));
  for (const {
    language,
    topic,
    alarm,
    topics: [first = ''],
    text,
  } of wrong.filter((_, at) => at % apart === 0).slice(0, maxFaults)) {
    console.log(`${language}, ${topic}, judged ${alarm} ${first}: ${text}`);
  }
}
