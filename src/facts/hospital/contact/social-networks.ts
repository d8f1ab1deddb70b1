import { site } from '../site.ts';

/** Names of the networks on which the hospital has a profile or a chat. */
export const socialNetworks = {
  chat: 'WhatsApp',
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  tiktok: 'TikTok',
} as const;

type ProfileNetwork = Exclude<keyof typeof socialNetworks, 'chat'>;

const profiles: Readonly<Partial<Record<ProfileNetwork, string>>> = site.social;

/** The hospital's profiles in the order of hospital.json; a profile removed there is linked nowhere. */
export const socialProfiles = (Object.entries(profiles) as [ProfileNetwork, string][]).map(
  ([network, url]) => ({ network, label: socialNetworks[network], url }),
);
