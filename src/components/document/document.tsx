import type { ReactNode } from 'react';
import type { PageMetadata } from '../../seo/page-metadata.ts';
import type { Place } from '../../site/addresses.ts';
import { languages } from '../../site/languages.ts';
import { EditionProvider, useWords } from '../locale.tsx';
import { ChatButton } from './chat-button.tsx';
import { Footer } from './footer.tsx';
import { DocumentHead } from './head/document-head.tsx';
import { StructuredDataScript } from './head/structured-data-script.tsx';
import { Header } from './header/header.tsx';
import { SheetHead } from './sheet-head.tsx';

interface DocumentProps {
  metadata: PageMetadata;
  /** Undefined where the address is no page of the route table. */
  place: Place | undefined;
  /** What is told for a while, first of all. */
  notices?: ReactNode;
  children: ReactNode;
}

export function SkipLink() {
  const { frame } = useWords('frame');
  return (
    <a
      href="#content"
      className="skip-link absolute inset-s-4 top-3 z-50 rounded-control bg-brand px-5 py-3 font-semibold text-on-brand"
    >
      {frame.skipLink}
    </a>
  );
}

/** A whole page: head, skip link, header, main, footer and the chat button. */
export function Document({ metadata, place, notices, children }: DocumentProps) {
  return (
    <EditionProvider language={metadata.language} place={place}>
      <html lang={languages[metadata.language].tag}>
        <DocumentHead metadata={metadata} />
        <body>
          <SkipLink />
          <SheetHead address={metadata.address} />
          <Header place={place} />
          <main id="content" tabIndex={-1}>
            {notices}
            {children}
          </main>
          <Footer place={place} />
          <ChatButton />
          <StructuredDataScript blocks={metadata.structuredData} />
        </body>
      </html>
    </EditionProvider>
  );
}
