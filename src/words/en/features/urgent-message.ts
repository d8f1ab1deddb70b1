/** Shown after a form with a message that sounds like an emergency. */
export const urgentMessage = {
  heading: 'This sounds urgent: call now',
  text: "Don't wait for an answer to a message. Call, or come now, at any hour.",
  call: 'Call now',
  /** Above the first steps, or the link to the emergency page. */
  steps: 'What to do until help comes',
  /** Precedes the number of another ambulance. */
  noAnswer: 'No answer? The Red Cross ambulance:',
  /** Precede the numbers of other organisations. */
  lines: {
    suicide: 'Befrienders Kenya, to talk to someone now:',
    genderViolence: 'Rape and violence, free at any hour:',
    children: 'Children, free at any hour:',
  },
} as const;

/** The same as a page, without JavaScript. */
export const urgentPage = {
  description: 'Call us now. Your message is not sent yet.',
  keptHeading: 'Your message is not sent yet',
  keptText: 'Have you called, or can it wait? Then you can still send it.',
} as const;
