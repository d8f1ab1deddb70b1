import type { ReactNode } from 'react';
import type { Place } from '../../routes.ts';
import type { Origins, PageMetadata } from '../../seo/page-metadata.ts';
import { ChatButton } from './chat-button.tsx';
import { DocumentHead } from './document-head.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SheetHead } from './sheet-head.tsx';
import { StructuredData } from './structured-data-script.tsx';

interface DocumentProps {
  metadata: PageMetadata;
  origins: Origins;
  /** Undefined where the address is no page of the route table. */
  place: Place | undefined;
  children: ReactNode;
}

/** A whole page: head, skip link, header, main, footer and the chat button (spec section 1). */
export function Document({ metadata, origins, place, children }: DocumentProps) {
  return (
    <html lang="en-KE">
      <DocumentHead metadata={metadata} origins={origins} />
      <body>
        <a
          href="#content"
          className="skip-link absolute inset-s-4 top-3 z-50 rounded-control bg-brand px-5 py-3 font-semibold text-on-brand"
        >
          Skip to content
        </a>
        <SheetHead address={metadata.canonical ?? origins.siteUrl} />
        <Header place={place} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer place={place} />
        <ChatButton />
        <StructuredData blocks={metadata.structuredData} />
      </body>
    </html>
  );
}
