import topicModel from 'virtual:danger-model/topics';
import { createReadAlarm } from './read-alarm.ts';
import { openTopicModel } from './topic-model.ts';

/** Reads a text with the site's model: an alarm or not, and the topics to help with. */
export const readAlarm = createReadAlarm(openTopicModel(topicModel));
