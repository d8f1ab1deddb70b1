import type { Notice } from '../../src/facts/schedule/notice.ts';

/** A notice for one department and some pages, with special hours. */
export const dentalClosed: Notice = {
  id: 'dental-closed',
  level: 'info',
  from: '2026-12-21',
  until: '2026-12-26T14:00',
  pages: ['dental', 'services', 'home'],
  text: {
    en: 'The dental clinic is closed on 25 and 26 December.',
    sw: 'Kliniki ya meno imefungwa tarehe 25 na 26 Desemba.',
  },
  hours: { of: 'dental', from: '2026-12-25', until: '2026-12-26', closed: true },
};

/** An emergency notice for all pages, for one day. */
export const phoneDown: Notice = {
  id: 'phone-down',
  level: 'emergency',
  from: '2026-12-22T08:00',
  until: '2026-12-22',
  pages: 'all',
  text: {
    en: 'Our telephone is out of order. In an emergency come at once.',
    sw: 'Simu yetu haifanyi kazi. Kwa dharura njoo mara moja.',
  },
};

/** A time in Kenya in milliseconds since 1970. */
export const inKenya = (time: string): number => Date.parse(`${time}:00+03:00`);
