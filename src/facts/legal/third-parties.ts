import type { PageRouteName } from '../../site/routes.ts';

/** Origins of a chat link; the first redirects to the second. */
export const chatHosts = ['https://wa.me', 'https://api.whatsapp.com'] as const;

/** A third party that a page loads from or sends form data to. */
export interface ThirdParty {
  owner: string;
  hosts: readonly `https://${string}`[];
  /** The CSP directive that allows it (CSP level 3). */
  directive: 'img-src' | 'frame-src' | 'form-action';
  /** Pages that use it; all pages if absent. */
  pages?: readonly PageRouteName[];
  /** Its privacy policy, if published. */
  policy?: `https://${string}`;
}

/** Every third party. The CSP and the privacy notice read allowed-third-parties.ts. */
export const thirdParties = {
  chat: {
    owner: 'WhatsApp LLC',
    hosts: chatHosts,
    directive: 'form-action',
    policy: 'https://www.whatsapp.com/legal/privacy-policy',
  },
  map: {
    owner: 'OpenStreetMap Foundation',
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

/** The company whose network delivers the pages. */
export const webHost = {
  owner: 'Cloudflare',
  policy: 'https://www.cloudflare.com/privacypolicy/',
} as const;
