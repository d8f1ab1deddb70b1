import { directionsHref } from '../../facts/hospital/contact/map.ts';
import { phoneHref } from '../../facts/hospital/site.ts';
import { chatLink } from '../../messages/chat-link.ts';
import type { Action } from '../../words/departments/department-words.ts';
import { useHref } from '../locale.tsx';
import type { ButtonLook } from './button-classes.ts';
import { ButtonLink } from './button-link.tsx';
import { ChatNote } from './chat-note.tsx';

interface ActionLinksProps {
  actions: readonly Action[];
  /** No button is filled, because something beside them is more important. */
  quiet?: boolean;
  /** In a page's first screen, where the bar of a phone has a chat button too. */
  besideBar?: boolean;
  /** The emergency number is already above them, so a chat button needs no note. */
  numbered?: boolean | undefined;
}

const onWide = 'hidden lg:contents';

/** Returns the look of the filled button: clay books, green chats, blue does the rest. */
function filledLook(target: Action['target']): ButtonLook {
  if (target === 'appointments') return 'action';
  if (target === 'chat') return 'chat';
  return 'brand';
}

/** A page's calls to action; the first is the filled button. */
export function ActionLinks({ actions, quiet, besideBar, numbered }: ActionLinksProps) {
  const href = useHref();
  const buttons = actions.map(({ label, target }, index) => {
    const look = index === 0 && !quiet ? filledLook(target) : 'quiet';
    if (target === 'chat') {
      const button = (
        <ButtonLink key={label} href={chatLink()} look={look} icon="chat" newTab>
          {label}
        </ButtonLink>
      );
      return besideBar && index > 0 ? (
        <span key={label} className={onWide}>
          {button}
        </span>
      ) : (
        button
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
      <ButtonLink key={label} href={href(target)} look={look}>
        {label}
      </ButtonLink>
    );
  });
  return (
    <>
      {buttons}
      {!numbered && actions.some(({ target }) => target === 'chat') && (
        <div className={besideBar && actions[0]?.target !== 'chat' ? onWide : 'contents'}>
          <ChatNote />
        </div>
      )}
    </>
  );
}
