import { chatLink } from '../forms/chat-link.ts';
import { NewTabNote, newTabAttributes } from './button-link.tsx';
import { Icon } from './icon.tsx';

/** The floating chat button of every page (spec section 1), clear of the phone's safe areas. */
export function ChatButton() {
  return (
    <aside aria-label="Chat" className="no-print pointer-events-none sticky bottom-0 z-30 -mt-18">
      <div className="flex justify-end px-4 above-safe-area">
        <a
          href={chatLink()}
          {...newTabAttributes}
          className="button floating pointer-events-auto flex size-14 items-center justify-center rounded-full bg-leaf text-on-leaf shadow-float transition-colors hover:bg-leaf-strong"
        >
          <Icon name="chat" className="size-8" />
          <span className="sr-only">Chat with us on WhatsApp</span>
          <NewTabNote />
        </a>
      </div>
    </aside>
  );
}
