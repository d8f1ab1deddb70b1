import { site } from '../../../facts/hospital/site.ts';
import type { WordsOf } from '../../words-of.ts';

type HealthDataInChat = WordsOf<'healthDataInChat'>;

/** Ways to ask about health: SMS and phone before WhatsApp. */
export const privateWays: HealthDataInChat['privateWays'] =
  `Kwa jambo lolote la afya yako, piga ${site.phone}, tuma SMS au uje. Unachoandika kwa ` +
  'WhatsApp huenda kwa Meta, nje ya Kenya.';

/** Notice at a button that opens WhatsApp with a text; the link contains the text. */
export const metaNotice: HealthDataInChat['metaNotice'] =
  'Ukibonyeza kitufe cha WhatsApp, maneno yako yanaenda Meta, nje ya Kenya.';

/** The site's rule on health data in WhatsApp; the English module gives its legal ground. */
export const healthDataInChat: HealthDataInChat['healthDataInChat'] =
  'Usiweke majibu ya vipimo, picha, nambari ya kitambulisho wala ya mwanachama kwenye fomu au ' +
  'WhatsApp. Njoo navyo. Mhudumu wetu wa afya akiviomba mkiongea kwa simu, ndipo uvitume.';
