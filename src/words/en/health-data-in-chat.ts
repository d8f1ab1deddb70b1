/**
 * The one rule of the site on health data and WhatsApp: the words of a chat leave Kenya (Data
 * Protection Act 2019, sections 25, 48 and 49), so it carries no more than a request needs.
 */
export const healthDataInChat =
  'Leave test results, photos, ID and member numbers out of forms and chat: bring them, or send ' +
  'them only when our clinician asks during a call.';
