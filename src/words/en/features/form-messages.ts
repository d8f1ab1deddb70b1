import { metaNotice } from './health-data-in-chat.ts';

/** Messages of the forms, letter for letter from the error catalogue of the specification. */
export const formMessages = {
  sending: 'Sending...',
  sendBySms: 'Send by SMS',
  /** Precedes the number to call. */
  inEmergency: 'In an emergency, call',
  /** Precedes the buttons, because pressing the first one is the consent. */
  consent: `${metaNotice} That is your consent.`,
  problem: 'There is a problem',
  /** Precedes an error for screen readers. */
  errorPrefix: 'Error: ',
  /** Precedes the page title after a refused form. */
  errorTitle: 'Error: ',
  /** Follows the label of an optional field. */
  optional: ' (optional)',
  /** Error of a date that is not complete. */
  wholeDate: 'Enter a whole date: day, month and year',
  callUs: 'Call',
  orCall: 'Or call',
  orWriteTo: 'or write to',
  /** Shown above the form after a button was pressed: the next step. */
  outcomes: {
    chat: {
      heading: 'One step left: press send in WhatsApp',
      text: 'Your words are typed in there. They reach us only when you press send.',
    },
    /** When the visitor comes back. */
    returned: {
      heading: 'Did you press send in WhatsApp?',
      text: 'Your words reach us only when you press send.',
    },
    sms: {
      heading: 'One step left: press send in your SMS app',
      text: 'Your words are typed in there. They reach us only when you press send. Did it not open?',
    },
    blocked: {
      heading: 'WhatsApp did not open',
      text: 'Your words are still in the form.',
    },
    offline: {
      heading: 'You are offline, so nothing was sent',
      text: 'Your words are still in the form. SMS and calls work without internet.',
    },
  },
  /** In the card, after its text, with the two answers. */
  didYouSend: 'Did you press send?',
  yes: 'Yes',
  notYet: 'Not yet',
  openChat: 'Open WhatsApp',
  openSms: 'Open the SMS app',
  bringBack: 'Edit my message',
  broughtBack: 'Your message is back in the form below.',
  message: {
    success: {
      title: 'Message Sent',
      text: 'Your message has been forwarded to our WhatsApp. Thank you for contacting us.',
    },
    failure: {
      title: 'Error',
      text: 'There was a problem sending your message. Please try again.',
    },
  },
  request: {
    /** Replaces the form for five seconds. */
    confirmation: {
      heading: 'Appointment Request Received!',
      text: 'We get it when you press send in WhatsApp. We will contact you shortly to confirm your booking.',
    },
    success: {
      title: 'Appointment Request Sent',
      text: 'We will contact you shortly to confirm your booking.',
    },
    failure: {
      title: 'Error',
      text: 'There was a problem sending your request. Please try again.',
    },
  },
} as const;

/** Privacy note at each form, behind its heading. */
export const formPrivacy = {
  heading: 'What happens to your words',
  text: [
    'The button opens WhatsApp with your words typed in. WhatsApp gets them immediately, and we get them only when you press send there.',
    'By SMS or phone nothing goes to Meta, and we treat you the same. Your network charges for an SMS.',
    'This website keeps nothing.',
  ],
  link: 'How we treat what you send',
} as const;
