import { socialNetworks } from '../../facts/hospital/contact/social-networks.ts';
import { phoneHref, site } from '../../facts/hospital/site.ts';
import { chatLink } from '../../messages/chat-link.ts';
import type { Place } from '../../site/addresses.ts';
import { rowOf } from '../../site/routes.ts';
import { isForEmergency } from '../../words/places.ts';
import { DrawnIcon } from '../icons/icon.tsx';
import * as drawings from '../icons/icon-drawings.ts';
import { NewTabNote, newTabAttributes } from '../links/button-link.tsx';
import { useWords } from '../locale.tsx';

/**
 * The floating chat button of every page. On narrow screens it is a bar of two equal halves, call
 * and chat; the call is red on pages for emergencies and where an ill child may be one. On wide screens it is a round button in the
 * gutter, with its text as its title. It covers no content on either.
 */
export function ChatButton({ place }: { place: Place | undefined }) {
  const { frame } = useWords('frame');
  const isRed = isForEmergency(place) || (place && rowOf(place.name).redCall);
  return (
    <aside aria-label={frame.chatLabel} className="chat-float no-print">
      <div className="chat-strip">
        <a
          href={phoneHref}
          className={`chat-call ${isRed ? 'bg-alarm text-on-alarm' : 'bg-feature text-on-band'}`}
        >
          <DrawnIcon drawing={drawings.phone} className="size-6" />
          <span>
            {frame.call} <span className="sr-only">{site.phone}</span>
          </span>
        </a>
        <a
          href={chatLink()}
          {...newTabAttributes}
          title={`${frame.chatOpens} ${frame.inEmergency} ${site.phone}`}
          className="chat-link bg-leaf text-on-leaf"
        >
          <DrawnIcon drawing={drawings.chat} className="size-6" />
          <span>
            <span className="sr-only">{frame.chatWithUsOn}</span> {socialNetworks.chat}
          </span>
          <NewTabNote />
        </a>
      </div>
    </aside>
  );
}
