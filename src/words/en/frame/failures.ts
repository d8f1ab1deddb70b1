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
    text: 'It arrived damaged on the way. Go back, check your text and send it again.',
  },
  413: {
    heading: 'Your message is too long',
    text: 'It is longer than we can carry to the chat. Go back, shorten it and send it again.',
  },
  415: {
    heading: 'We could not read your form',
    text: 'It arrived in a format that we do not read. Go back and send it with the button of the form.',
  },
} as const;

/** On such a page, the way back. */
export const backToForm = 'Back to the form';

/** What a visitor reads when the site itself fails. */
export const failurePage = {
  heading: 'Something went wrong on our side',
  text: `We are sorry. The hospital is open ${site.hours.label} all the same: please call us, or try again in a minute.`,
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
  'This address answers POST alone: the calendar file is made by the form on the planner page.\n';

/** A method that no page answers (RFC 9110, 15.5.6). */
export const methodNotAllowedText =
  'This address answers GET, HEAD and, where it has a form, POST.\n';
