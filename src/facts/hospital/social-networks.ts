import { site } from './site.ts';

/** The networks on which the hospital has a profile or a chat, as they call themselves. */
export const socialNetworks = {
  chat: 'WhatsApp',
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  tiktok: 'TikTok',
} as const;

type ProfileNetwork = Exclude<keyof typeof socialNetworks, 'chat'>;

const profiles: Readonly<Partial<Record<ProfileNetwork, string>>> = site.social;

/** The hospital's profiles in the order of site.ts; one that is taken out there is linked nowhere. */
export const socialProfiles = (Object.entries(profiles) as [ProfileNetwork, string][]).map(
  ([network, url]) => ({ network, label: socialNetworks[network], url }),
);
