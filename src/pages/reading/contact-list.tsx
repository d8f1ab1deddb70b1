import { NewTabNote, newTabAttributes } from '../../components/links/button-link.tsx';
import { PageLink } from '../../components/links/page-link.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import { isOn } from '../../site/routes.ts';
import type { Contact, ReadingLink } from '../../words/reading/reading-page.ts';

/** Returns whether a link is to another site or to a page that is on. */
function leadsSomewhere(link: ReadingLink): boolean {
  return !('page' in link) || isOn(link.page);
}

function ContactLink({ link }: { link: ReadingLink }) {
  const className = 'text-link touch-target';
  if ('page' in link) {
    return (
      <PageLink to={link.page} end={link.section && `#${link.section}`} className={className}>
        <UnbrokenText text={link.label} />
      </PageLink>
    );
  }
  const isExternal = link.href.startsWith('https:');
  return (
    <a href={link.href} className={className} {...(isExternal && newTabAttributes)}>
      <UnbrokenText text={link.label} />
      {isExternal && <NewTabNote />}
    </a>
  );
}

/** People and offices, each with the ways to reach them. */
export function ContactList({ contacts }: { contacts: readonly Contact[] }) {
  return (
    <dl className="divide-y divide-line">
      {contacts.map(({ name, text, links = [] }) => (
        <div key={name} className="py-3">
          <dt className="font-semibold">{name}</dt>
          <dd className="text-ink-soft">
            <LinkedText text={text} />
          </dd>
          {links.length > 0 && (
            <dd className="flex flex-wrap gap-x-6">
              {links.filter(leadsSomewhere).map((link) => (
                <ContactLink key={link.label} link={link} />
              ))}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
