import { phoneHref, site } from '../../facts/hospital/site.ts';
import { chatLink } from '../../messages/chat-link.ts';
import { DrawnIcon } from '../icons/icon.tsx';
import * as drawings from '../icons/icon-drawings.ts';
import { NewTabNote, newTabAttributes } from '../links/button-link.tsx';
import { useWords } from '../locale.tsx';

/**
 * The floating chat button of every page. On narrow screens it is a strip below the content, with
 * the emergency number beside it; on wide screens a round button in the gutter, with the same text
 * as its title. It covers no content on either.
 */
export function ChatButton() {
  const { frame } = useWords('frame');
  return (
    <aside aria-label={frame.chatLabel} className="chat-float no-print">
      <div className="chat-strip">
        <a href={phoneHref} className="chat-call">
          <span>
            {frame.notForEmergencies} <b className="block">{site.phone}</b>
          </span>
        </a>
        <a
          href={chatLink()}
          {...newTabAttributes}
          title={`${frame.chatOpens} ${frame.notForEmergencies} ${site.phone}`}
          className="chat-link"
        >
          <DrawnIcon drawing={drawings.chat} className="size-7" />
          <span>{frame.chatWithUs}</span>
          <NewTabNote />
        </a>
      </div>
    </aside>
  );
}
