import type { ReactNode } from 'react';
import { site } from '../../facts/hospital/site.ts';
import type { PageMetadata } from '../../seo/page-metadata.ts';
import type { Place } from '../../site/addresses.ts';
import { languages } from '../../site/languages.ts';
import { LocaleProvider, useHref, useWords } from '../locale.tsx';
import { DocumentHead } from './head/document-head.tsx';
import { StructuredDataScript } from './head/structured-data-script.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LogoMark, linesOfName } from './logo.tsx';
import { PrintHeader } from './print-header.tsx';

interface StandaloneDocumentProps {
  metadata: PageMetadata;
  place: Place;
  /** Notices of the day, at the top of the page. */
  notices?: ReactNode;
  children: ReactNode;
}

/** The skip link, with the card's own style. */
function CardSkipLink() {
  const { frame } = useWords('frame');
  return (
    <a href="#content" className="skip-link">
      {frame.skipLink}
    </a>
  );
}

const [first, rest] = linesOfName(site.name);

function CardHeader({ place }: { place: Place }) {
  const href = useHref();
  return (
    <header className="card-header">
      <a href={href('home')} className="card-name">
        <LogoMark className="card-mark" />
        <span>
          {first}
          {rest && <small>{` ${rest}`}</small>}
        </span>
      </a>
      <LanguageSwitch place={place} className="card-language" />
    </header>
  );
}

function CardFooter() {
  const { emergencyCard } = useWords('emergencyCard');
  const href = useHref();
  return (
    <footer className="card-footer">
      <p>
        <a href={href('home')}>{emergencyCard.siteLabel}</a>
      </p>
      <p>{emergencyCard.paperHint}</p>
    </footer>
  );
}

/**
 * A document that needs only its HTML and one small stylesheet. It has no menu, fonts or chat, and
 * leads to the rest of the site with a few links.
 */
export function StandaloneDocument({
  metadata,
  place,
  notices,
  children,
}: StandaloneDocumentProps) {
  return (
    <LocaleProvider language={metadata.language}>
      <html lang={languages[metadata.language].tag}>
        <DocumentHead metadata={metadata} standalone />
        <body>
          <CardSkipLink />
          <PrintHeader address={metadata.address} />
          <CardHeader place={place} />
          <main id="content" tabIndex={-1}>
            {notices}
            {children}
          </main>
          <CardFooter />
          <StructuredDataScript blocks={metadata.structuredData} />
        </body>
      </html>
    </LocaleProvider>
  );
}
