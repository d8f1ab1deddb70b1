import type { PageRouteName } from '../../site/routes.ts';

/** The origins a chat link visits: the first forwards to the second. */
export const chatHosts = ['https://wa.me', 'https://api.whatsapp.com'] as const;

/** Somebody else whom a page of this site lets in, or sends what was typed to. */
export interface ThirdParty {
  owner: string;
  hosts: readonly `https://${string}`[];
  /** What they may do on our pages (CSP level 3). */
  directive: 'img-src' | 'frame-src' | 'form-action';
  /** The rows of the route table where they may; every page where it is absent. */
  pages?: readonly PageRouteName[];
  /** Their own word on the data of visitors, where they publish one. */
  policy?: `https://${string}`;
}

/** Every third party, once. The policy and the privacy notice read allowed-third-parties.ts. */
export const thirdParties = {
  chat: {
    owner: 'WhatsApp LLC, a company of Meta, USA',
    hosts: chatHosts,
    directive: 'form-action',
    policy: 'https://www.whatsapp.com/legal/privacy-policy',
  },
  map: {
    owner: 'OpenStreetMap Foundation, United Kingdom',
    hosts: ['https://www.openstreetmap.org'],
    directive: 'frame-src',
    pages: ['contact'],
    policy: 'https://osmfoundation.org/wiki/Privacy_Policy',
  },
  portraits: {
    owner: 'Random User Generator',
    hosts: ['https://randomuser.me'],
    directive: 'img-src',
    pages: ['testimonials'],
  },
} as const satisfies Record<string, ThirdParty>;

export type ThirdPartyName = keyof typeof thirdParties;

/** Whose network brings the pages to the visitor. */
export const webHost = {
  owner: 'Cloudflare',
  policy: 'https://www.cloudflare.com/privacypolicy/',
} as const;
