import { site } from '../../../facts/hospital/site.ts';

/** Ways to ask about health: SMS and phone before WhatsApp. */
export const privateWays =
  `For anything about your health, call ${site.phone}, send an SMS or come. What you write in ` +
  'WhatsApp goes to Meta, outside Kenya.';

/** Notice at a button that opens WhatsApp with a text; the link contains the text. */
export const metaNotice = 'Pressing the WhatsApp button hands your words to Meta, outside Kenya.';

/**
 * The site's rule on health data in WhatsApp: chats leave Kenya (Data Protection Act 2019, sections
 * 25, 48 and 49), so they contain no more than a request needs.
 */
export const healthDataInChat =
  'Leave test results, photos, ID and member numbers out of forms and chat. Bring them, or send ' +
  'them only when our clinician asks during a call.';
