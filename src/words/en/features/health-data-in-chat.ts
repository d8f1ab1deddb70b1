import { site } from '../../../facts/hospital/site.ts';

/** Where the subject is health itself, SMS and phone come before WhatsApp. */
export const privateWays =
  `For anything about your health, call ${site.phone}, send an SMS or come. What you write in ` +
  'WhatsApp goes to Meta, outside Kenya.';

/** What a button does that opens WhatsApp with a text typed in; its address carries the text. */
export const wordsToMeta =
  'The WhatsApp button hands your words to WhatsApp (Meta, outside Kenya) immediately.';

/**
 * The one rule of the site on health data and WhatsApp: the words of a chat leave Kenya (Data
 * Protection Act 2019, sections 25, 48 and 49), so it carries no more than a request needs.
 */
export const healthDataInChat =
  'Leave test results, photos, ID and member numbers out of forms and chat. Bring them, or send ' +
  'them only when our clinician asks during a call.';
