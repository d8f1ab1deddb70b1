import { beforeAll, describe, expect, it } from 'vitest';
import { openAlarmModel } from '../../../src/messages/danger/alarm-model.ts';
import type { AlarmReading } from '../../../src/messages/danger/read-alarm.ts';
import { readAlarm } from '../../../src/messages/danger/site-alarm.ts';
import { languageNames } from '../../../src/site/languages.ts';
import { buildModels } from '../../../tools/build/danger-model/build-models.ts';
import { type Phrase, readPhrases } from '../../../tools/build/danger-model/phrases.ts';
import {
  crossValidate,
  type JudgedPhrase,
  qualityOf,
} from '../../../tools/measure/search/cross-validate.ts';

const phrases = readPhrases();
const judgeQuickly = openAlarmModel(buildModels().alarm);

describe('phrases that the model has not seen', () => {
  let judged: readonly JudgedPhrase[];
  beforeAll(() => {
    judged = crossValidate(phrases, 1);
  }, 240_000);

  it.each(languageNames)(
    'phrases that the model has not seen, in %s, are recognised, with few false alarms',
    (language) => {
      const { recall, falseAlarms, rightTopic } = qualityOf(
        judged.filter((each) => each.language === language && !each.isJoined),
      );
      expect(recall).toBeGreaterThanOrEqual(0.97);
      expect(falseAlarms).toBeLessThanOrEqual(0.03);
      expect(rightTopic).toBeGreaterThanOrEqual(0.95);
    },
  );

  it.each(languageNames)(
    'in %s calm words on the same line do not hide an emergency',
    (language) => {
      const own = judged.filter((each) => each.language === language && each.isJoined);
      const { recall, falseAlarms } = qualityOf(own);
      expect(recall).toBeGreaterThanOrEqual(0.8);
      expect(falseAlarms).toBeLessThanOrEqual(0.03);
    },
  );
});

describe('the phrases of the files', () => {
  let read: readonly (Phrase & AlarmReading)[];
  beforeAll(() => {
    read = phrases.map((phrase) => ({ ...phrase, ...readAlarm(phrase.text) }));
  });

  it('every phrase of an emergency raises an alarm', () => {
    const missed = read.filter(({ topic, alarm }) => topic !== 'calm' && alarm === 'calm');
    expect(missed.map(({ topic, text }) => `${topic}: ${text}`)).toEqual([]);
  });

  it('phrases have the same verdict in the browser, which asks the large model about few', () => {
    const quick = read.map(({ alarm, text }) => ({ text, alarm, verdict: judgeQuickly(text) }));
    const calmer = quick.filter((each) => each.alarm !== 'calm' && each.verdict === 'calm');
    expect(calmer).toEqual([]);
    const louder = quick.filter((each) => each.alarm === 'calm' && each.verdict === 'urgent');
    expect(louder.length / quick.length).toBeLessThanOrEqual(0.001);
    const doubtful = quick.filter(({ verdict }) => verdict === 'doubtful');
    expect(doubtful.length / quick.length).toBeLessThanOrEqual(0.035);
  });
});

describe('a long message', () => {
  const calm = 'We were at your clinic last month and were happy with the nurses. ';

  it('a long message is an emergency if one sentence is, wherever it is', () => {
    for (const danger of ['Now she is not breathing.', 'Mtoto wangu amekunywa mafuta ya taa.']) {
      for (const [before, after] of [
        [30, 0],
        [15, 15],
        [0, 30],
      ] as const) {
        const text = `${calm.repeat(before)}${danger} ${calm.repeat(after)}`;
        expect([danger, before, readAlarm(text).alarm]).not.toContain('calm');
        expect(judgeQuickly(text)).toBe('urgent');
      }
    }
  });

  it('a long message is calm if no sentence is an emergency', () => {
    expect(readAlarm(calm.repeat(30)).alarm).toBe('calm');
  });
});

it('text without a word is calm', () => {
  for (const text of ['', ' \n', '???', '😀']) {
    expect(readAlarm(text)).toEqual({ alarm: 'calm', topics: [], mayBeIll: false });
    expect(judgeQuickly(text)).toBe('calm');
  }
});
