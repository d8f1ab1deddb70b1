import { site } from '../../../facts/hospital/site.ts';

/** The pages of what can go wrong. */
export const notFoundPage = {
  title: 'Page not found',
  heading: '404',
  message: "Oops! The page you're looking for cannot be found.",
  hint: 'The address may be mistyped, or the page may have moved.',
  homeLabel: 'Return to Home',
  backLabel: 'Go Back',
} as const;

/** Why a sent form could not be read at all, by status code. */
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

/** On such a page, the way back. */
export const backToForm = 'Back to the form';

/** What a visitor reads when the site itself fails. */
export const failurePage = {
  heading: 'Something went wrong on our side',
  text: `Sorry. The hospital is still open ${site.hours.label}: please call us, or try again in a minute.`,
  homeLabel: 'Return to Home',
} as const;

/** What stands around phone and e-mail below each refusal: the ways that always work. */
export const otherWays = {
  call: 'Or call',
  write: 'or write to',
  end: '; we take your request that way too.',
} as const;

/** Another method than POST at the address of a plan's calendar file. */
export const postOnlyText =
  'This address accepts only POST: the form on the planner page makes the calendar file.\n';

/** A method that no page answers (RFC 9110, 15.5.6). */
export const methodNotAllowedText = 'This address accepts GET, HEAD and, if it has a form, POST.\n';
