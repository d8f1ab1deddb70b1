import { PageOpening } from '../../components/cloth/page-opening.tsx';
import { ButtonLink } from '../../components/links/button-link.tsx';
import { ChatNote } from '../../components/links/chat-note.tsx';
import { PageLink } from '../../components/links/page-link.tsx';
import { useHref, useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { chatLink } from '../../messages/chat-link.ts';
import { isOn } from '../../site/routes.ts';
import { LargestBirthPrice } from './largest-birth-price.tsx';

/** The head of the page: the price of a birth, booking, and links to its sections. */
export function PackagesOpening({ place, today }: Pick<PageProps, 'place' | 'today'>) {
  const href = useHref();
  const { packagesIntro, packagesPage } = useWords('maternityReasons');
  const { whatWillIPay } = useWords('whatWillIPay');
  return (
    <PageOpening
      place={place}
      heading={packagesPage.heading}
      lead={packagesIntro}
      ground="paper"
      picture="packages"
      pictureOnWide
      largest={<LargestBirthPrice today={today} />}
    >
      <ButtonLink href={href('appointments')} look="action">
        {packagesPage.bookLabel}
      </ButtonLink>
      <ButtonLink href={chatLink()} look="quiet" icon="chat" newTab>
        {packagesPage.chatLabel}
      </ButtonLink>
      <ChatNote />
      <ul className="no-print flex w-full flex-wrap gap-x-5 max-sm:pb-3">
        {[
          ...(isOn('whatWillIPay')
            ? [{ label: whatWillIPay.linkLabel, page: 'whatWillIPay' as const }]
            : []),
          ...packagesPage.careLinks,
        ].map(({ label, page, ...at }) => (
          <li key={label}>
            <PageLink
              to={page}
              end={'section' in at ? `#${at.section}` : ''}
              className="text-link touch-target"
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </PageOpening>
  );
}
