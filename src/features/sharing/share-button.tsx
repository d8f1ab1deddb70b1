import { Icon } from '../../components/icons/icon.tsx';
import * as icons from '../../components/icons/icon-names.ts';
import { buttonClasses } from '../../components/links/button-classes.ts';
import { ButtonLink } from '../../components/links/button-link.tsx';
import { useWords } from '../../components/locale.tsx';
import { shareLink } from '../../messages/chat-link.ts';

interface ShareProps {
  title: string;
  text: string;
  /** Absolute URL. */
  url: string;
}

/**
 * A Share button of an article. Without script it opens the popover of `ShareAddress`, which the page
 * has once. share.ts tries the browser's share dialogue or the clipboard first.
 */
export function ShareButton({ title, text }: Pick<ShareProps, 'title' | 'text'>) {
  const { sharing } = useWords('articlesPages');
  const { toast } = useWords('toast');
  return (
    <div className="no-print ms-auto">
      <button
        type="button"
        popoverTarget="share-address"
        data-share=""
        data-share-title={title}
        data-share-text={text}
        data-share-done={sharing.done}
        data-toast-region={toast.region}
        data-toast-close={toast.close}
        className={buttonClasses('quiet')}
      >
        <Icon path={icons.share} />
        {sharing.button}
      </button>
    </div>
  );
}

/** The popover of the Share buttons: the article's URL to copy, and a WhatsApp link. */
export function ShareAddress({ title, url }: Pick<ShareProps, 'title' | 'url'>) {
  const { sharing } = useWords('articlesPages');
  return (
    <div
      id="share-address"
      data-search="off"
      popover="auto"
      className="no-print m-auto w-full max-w-form rounded-panel bg-surface p-6 text-ink floats"
    >
      <label htmlFor="share-url" className="font-semibold">
        {sharing.address}
      </label>
      <input
        id="share-url"
        type="text"
        readOnly
        value={url}
        className="mt-1.5 block min-h-12 w-full rounded-control border border-field-line bg-page px-4 text-base"
      />
      <p className="mt-4">
        <ButtonLink href={shareLink(`${title} ${url}`)} look="quiet" icon="chat" newTab>
          {sharing.chat}
        </ButtonLink>
      </p>
    </div>
  );
}
