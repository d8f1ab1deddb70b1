import { socialNetworks, socialProfiles } from '../../../facts/hospital/contact/social-networks.ts';
import { chatLink } from '../../../messages/chat-link.ts';
import { IconLink } from '../../links/icon-link.tsx';

const headerNetworks: ReadonlySet<string> = new Set(['facebook', 'instagram']);

/** The chat and the profiles that fit in the header; the footer has all of them. */
const social = [
  { label: socialNetworks.chat, network: 'chat' as const, url: chatLink() },
  ...socialProfiles.filter(({ network }) => headerNetworks.has(network)),
];

/** Icon links to the chat and the social profiles. */
export function SocialLinks() {
  return (
    <ul className="flex items-center">
      {social.map(({ label, network, url }) => (
        <li key={network}>
          <IconLink
            url={url}
            label={label}
            icon={network}
            className="header-tool text-ink-soft hover:text-brand"
          />
        </li>
      ))}
    </ul>
  );
}
