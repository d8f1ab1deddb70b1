import { phoneHref, site } from '../../facts/site.ts';
import { chatLink } from '../../forms/chat-link.ts';
import { NewTabNote, newTabAttributes } from '../button-link.tsx';
import { useWords } from '../edition.tsx';
import { DrawnIcon } from '../icon.tsx';
import * as drawings from '../icon-drawings.ts';

/**
 * The floating chat button of every page: on narrow screens a strip under what is read, with the
 * number for emergencies beside it; on wide ones a round button that says the same as its title, so
 * that it covers nothing on either.
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
