import type { ReactNode } from 'react';
import type { Place } from '../../addresses.ts';
import type { Notice } from '../../facts/notice.ts';
import { languages } from '../../languages.ts';
import type { PageMetadata } from '../../seo/page-metadata.ts';
import { EditionProvider, useWords } from '../edition.tsx';
import { ChatButton } from './chat-button.tsx';
import { DocumentHead } from './document-head.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SheetHead } from './sheet-head.tsx';
import { SiteNotices } from './site-notices.tsx';
import { StructuredDataScript } from './structured-data-script.tsx';

interface DocumentProps {
  metadata: PageMetadata;
  /** Undefined where the address is no page of the route table. */
  place: Place | undefined;
  /** What is told for a while, first of all. */
  notices?: readonly Notice[];
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
export function Document({ metadata, place, notices = [], children }: DocumentProps) {
  return (
    <EditionProvider language={metadata.language} place={place}>
      <html lang={languages[metadata.language].tag}>
        <DocumentHead metadata={metadata} />
        <body>
          <SkipLink />
          <SheetHead address={metadata.address} />
          <Header place={place} />
          <main id="content" tabIndex={-1}>
            <SiteNotices notices={notices} />
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
