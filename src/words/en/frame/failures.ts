import { site } from '../../../facts/hospital/site.ts';

/** The 404 page. */
export const notFoundPage = {
  title: 'Page not found',
  heading: '404',
  message: "Oops! The page you're looking for cannot be found.",
  hint: 'The address may be mistyped, or the page may have moved.',
  homeLabel: 'Return to Home',
  backLabel: 'Go Back',
} as const;

/** Pages for a posted form that cannot be read, by status code. */
export const refusedFormPages = {
  400: {
    heading: 'We could not read your form',
    text: 'It was damaged on the way. Go back, check your text and send it again.',
  },
  413: {
    heading: 'Your message is too long',
    text: 'It is too long for the chat. Go back, shorten it and send it again.',
  },
  415: {
    heading: 'We could not read your form',
    text: 'It came in a format we cannot read. Go back and use the button on the form.',
  },
} as const;

/** Below the text of such a page: the language switch cannot keep what was typed. */
export const refusedFormLanguage = 'If you change the language here, the form starts empty.';

/** Link on such a page. */
export const backToForm = 'Back to the form';

/** The page for a server error. */
export const failurePage = {
  heading: 'Something went wrong on our side',
  text: `Sorry. The hospital is still open ${site.hours.label}: please call us, or try again in a minute.`,
  homeLabel: 'Return to Home',
} as const;

/** Texts around phone and email on a page for a refused form: these always work. */
export const otherWays = {
  call: 'Or call',
  write: 'or write to',
  end: '; we take your request that way too.',
} as const;

/** The page for a request that its address cannot answer (405): most often a download opened again. */
export const wrongMethodPage = {
  heading: 'This address cannot do that',
  text: 'A download may have been opened a second time. Go to the page and press the button there again, or call us.',
  linkLabel: 'Go to the page',
} as const;
