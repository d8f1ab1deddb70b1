import { chatLink } from '../../forms/chat-link.ts';
import { NewTabNote, newTabAttributes } from '../button-link.tsx';
import { useWords } from '../edition.tsx';
import { DrawnIcon } from '../icon.tsx';
import * as drawings from '../icon-drawings.ts';

/**
 * The floating chat button of every page: a strip under what is read on narrow
 * screens, a round button beside it on wide ones, so that it covers nothing on either.
 */
export function ChatButton() {
  const { frame } = useWords('frame');
  return (
    <aside aria-label={frame.chatLabel} className="chat-float no-print">
      <div className="chat-strip">
        <a href={chatLink()} {...newTabAttributes} className="chat-link">
          <DrawnIcon drawing={drawings.chat} className="size-7" />
          <span>{frame.chatWithUs}</span>
          <NewTabNote />
        </a>
      </div>
    </aside>
  );
}
