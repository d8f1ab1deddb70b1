import { complaintsSection } from '../../facts/legal/complaints.ts';
import type { Place } from '../../site/addresses.ts';
import type { Row } from '../../site/define-routes.ts';
import { rowsWith } from '../../site/routes.ts';
import { Disclosure } from '../lists/disclosure.tsx';
import { useHref, useWords } from '../locale.tsx';
import { useNavLink } from './nav-link.ts';

export const footerLinkClasses = 'footer-link text-on-band-soft';

interface FooterLinksProps {
  group: Row['footer'];
  /** Undefined for a page outside the route table. */
  place: Place | undefined;
  heading?: string;
  /** Collapsed on a phone, because the menu has the same links. */
  folded?: boolean;
  className?: string;
}

/** The section about complaints on the page of rights. */
function ComplaintsLink() {
  const href = useHref();
  const { frame } = useWords('frame');
  return (
    <a href={`${href('patientRights')}#${complaintsSection}`} className={footerLinkClasses}>
      {frame.complaints}
    </a>
  );
}

/** A group of the footer's links, as the route table has them. */
export function FooterLinks({ group, place, heading, folded, className }: FooterLinksProps) {
  const link = useNavLink(place);
  const { footerLabels } = useWords('labels');
  const names = rowsWith('footer').flatMap(([name, row]) => (row.footer === group ? [name] : []));
  const list = (
    <ul className={className}>
      {names.map((name) => (
        <li key={name}>
          <a {...link(name)} className={footerLinkClasses}>
            {footerLabels[name]}
          </a>
        </li>
      ))}
      {group === 'tools' && (
        <li>
          <ComplaintsLink />
        </li>
      )}
    </ul>
  );
  if (!heading) return list;
  return (
    <div className={folded ? 'footer-fold' : 'footer-open'}>
      <h2>{heading}</h2>
      {folded ? (
        <Disclosure openWide summary={heading}>
          {list}
        </Disclosure>
      ) : (
        list
      )}
    </div>
  );
}
