/** The answer to a form's message that sounds like an emergency. */
export const urgentMessage = {
  heading: 'This sounds urgent: call now',
  text: "Don't wait for an answer to a message. Call, or come now, at any hour.",
  call: 'Call now',
  /** Before the names of the languages, each a link to the emergency page. */
  steps: 'What to do until help comes:',
} as const;

/** The page of that answer, where no script runs. */
export const urgentPage = {
  description: 'Call us now. Your message is not sent yet.',
  keptHeading: 'Your message is not sent yet',
  keptText: 'Have you called, or can it wait? Then you can still send it.',
} as const;
