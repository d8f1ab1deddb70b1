import type { WordsOf } from '../../words-of.ts';

/** Last band of each page that is not a department: what to do next. */
export const closings = {
  doctors: {
    heading: 'Weka miadi na daktari',
    text: 'Omba daktari kwa jina, au utuachie tukuchagulie.',
    actions: [
      { label: 'Weka miadi', target: 'appointments' },
      { label: 'Tupigie simu', target: 'call' },
    ],
  },
  insurance: {
    heading: 'Huna hakika bima yako inalipa nini?',
    text: 'Tupigie simu kabla hujaja. Tunakuambia bima inalipa nini, na uje na nini.',
    actions: [
      { label: 'Tupigie simu', target: 'call' },
      { label: 'Wasiliana nasi', target: 'contact' },
    ],
  },
  about: {
    heading: 'Njoo ujionee mwenyewe',
    text: 'Omba kwenye mapokezi uonyeshwe wodi kabla hujazihitaji.',
    actions: [
      { label: 'Wasiliana nasi', target: 'contact' },
      { label: 'Tupigie simu', target: 'call' },
    ],
  },
  testimonials: {
    heading: 'Je, nawe ulitibiwa hapa?',
    text: 'Tuambie kilichoenda vizuri na ambacho hakikwenda vizuri. Mkurugenzi mkuu husoma malalamiko yote.',
    actions: [
      { label: 'Tuambie ilikuwaje', target: 'contact' },
      { label: 'Weka miadi', target: 'appointments' },
    ],
  },
  articles: {
    heading: 'Una swali?',
    text: 'Makala haiwezi kukupima. Weka miadi, au tuulize kwanza.',
    actions: [
      { label: 'Weka miadi', target: 'appointments' },
      { label: 'Uliza kwa WhatsApp', target: 'chat' },
    ],
  },
} as const satisfies WordsOf<'closings'>['closings'];
