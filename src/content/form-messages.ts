/** What forms say in the browser, letter for letter (spec section 8). */
export const formMessages = {
  sending: 'Sending...',
  note: 'Opens a WhatsApp chat with your words typed in. Nothing reaches us until you press send there.',
  problem: 'There is a problem',
  openChat: 'Open the chat yourself',
  pressSend: 'Now press send in the WhatsApp chat. It did not open?',
  openChatAgain: 'Open the chat again',
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
    /** Shown for five seconds in place of the form. */
    confirmation: {
      heading: 'Appointment Request Received!',
      text: 'Please press send in the WhatsApp message that has just opened. We will contact you shortly to confirm your booking.',
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
