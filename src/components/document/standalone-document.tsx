import type { ReactNode } from 'react';
import { site } from '../../facts/hospital/site.ts';
import type { PageMetadata } from '../../seo/page-metadata.ts';
import type { Place } from '../../site/addresses.ts';
import { languages } from '../../site/languages.ts';
import { EditionProvider, useLink, useWords } from '../locale.tsx';
import { SkipLink } from './document.tsx';
import { DocumentHead } from './head/document-head.tsx';
import { StructuredDataScript } from './head/structured-data-script.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LogoMark } from './logo.tsx';
import { SheetHead } from './sheet-head.tsx';

interface StandaloneDocumentProps {
  metadata: PageMetadata;
  place: Place;
  /** What is told for a while, first of all. */
  notices?: ReactNode;
  children: ReactNode;
}

function CardHeader({ place }: { place: Place }) {
  const link = useLink();
  return (
    <header className="card-header">
      <a {...link('home')} className="card-name">
        <LogoMark className="card-mark" />
        {site.name}
      </a>
      <LanguageSwitch place={place} className="card-language" />
    </header>
  );
}

function CardFooter() {
  const { emergencyCard } = useWords('emergencyCard');
  const link = useLink();
  return (
    <footer className="card-footer">
      <p>
        <a {...link('home')}>{emergencyCard.siteLabel}</a>
      </p>
      <p>{emergencyCard.paperHint}</p>
    </footer>
  );
}

/**
 * A document of its own, readable with its HTML and one small style: no menu, no fonts, no chat. What
 * leads on are its links.
 */
export function StandaloneDocument({
  metadata,
  place,
  notices,
  children,
}: StandaloneDocumentProps) {
  return (
    <EditionProvider language={metadata.language}>
      <html lang={languages[metadata.language].tag}>
        <DocumentHead metadata={metadata} standalone />
        <body>
          <SkipLink />
          <SheetHead address={metadata.address} />
          <CardHeader place={place} />
          <main id="content" tabIndex={-1}>
            {notices}
            {children}
          </main>
          <CardFooter />
          <StructuredDataScript blocks={metadata.structuredData} />
        </body>
      </html>
    </EditionProvider>
  );
}
