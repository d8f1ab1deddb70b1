import { directionsHref } from '../../facts/hospital/map.ts';
import { phoneHref } from '../../facts/hospital/site.ts';
import { chatLink } from '../../messages/chat-link.ts';
import type { Action } from '../../models/service-page.ts';
import { useLink } from '../locale.tsx';
import { ButtonLink } from './button-link.tsx';
import { ChatNote } from './chat-note.tsx';

interface ActionLinksProps {
  actions: readonly Action[];
  /** No button is filled, because something beside them is more important. */
  quiet?: boolean;
}

/** A page's calls to action; the first is the filled button. */
export function ActionLinks({ actions, quiet }: ActionLinksProps) {
  const link = useLink();
  const buttons = actions.map(({ label, target }, index) => {
    const look = index === 0 && !quiet ? 'action' : 'quiet';
    if (target === 'chat') {
      return (
        <ButtonLink
          key={label}
          href={chatLink()}
          look={index === 0 && !quiet ? 'chat' : 'quiet'}
          icon="chat"
          newTab
        >
          {label}
        </ButtonLink>
      );
    }
    if (target === 'directions') {
      return (
        <ButtonLink key={label} href={directionsHref} look={look} newTab>
          {label}
        </ButtonLink>
      );
    }
    if (target === 'call') {
      return (
        <ButtonLink key={label} href={phoneHref} look={look} icon="phone">
          {label}
        </ButtonLink>
      );
    }
    return (
      <ButtonLink key={label} {...link(target)} look={look}>
        {label}
      </ButtonLink>
    );
  });
  return (
    <>
      {buttons}
      {actions.some(({ target }) => target === 'chat') && <ChatNote />}
    </>
  );
}
