import type { Action } from '../content/service-page.ts';
import { chatLink } from '../forms/chat-link.ts';
import { href } from '../routes.ts';
import { phoneHref } from '../site.ts';
import { ButtonLink } from './button-link.tsx';

interface ActionLinksProps {
  actions: readonly Action[];
  /** On the deep blue band the quiet button turns white. */
  onBand?: boolean;
}

/** A page's calls to action; the first is the filled button. */
export function ActionLinks({ actions, onBand }: ActionLinksProps) {
  return actions.map(({ label, target }, index) => {
    const quiet = onBand ? 'onBand' : 'quiet';
    if (target === 'chat') {
      return (
        <ButtonLink key={label} href={chatLink()} look="chat" icon="chat" newTab>
          {label}
        </ButtonLink>
      );
    }
    if (target === 'call') {
      return (
        <ButtonLink key={label} href={phoneHref} look={index === 0 ? 'action' : quiet} icon="phone">
          {label}
        </ButtonLink>
      );
    }
    return (
      <ButtonLink key={label} href={href(target)} look={index === 0 ? 'action' : quiet}>
        {label}
      </ButtonLink>
    );
  });
}
