/** The networks on which the hospital has a profile or a chat, as they call themselves. */
export const socialNetworks = {
  chat: 'WhatsApp',
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  tiktok: 'TikTok',
} as const;
