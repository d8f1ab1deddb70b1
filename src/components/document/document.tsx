import type { ReactNode } from 'react';
import type { PageMetadata } from '../../seo/page-metadata.ts';
import type { Place } from '../../site/addresses.ts';
import { languages } from '../../site/languages.ts';
import { LocaleProvider, useWords } from '../locale.tsx';
import { ChatButton } from './chat-button.tsx';
import { Footer } from './footer.tsx';
import { DocumentHead } from './head/document-head.tsx';
import { StructuredDataScript } from './head/structured-data-script.tsx';
import { Header } from './header/header.tsx';
import type { Counterpart } from './language-switch.tsx';
import { PrintHeader } from './print-header.tsx';

interface DocumentProps {
  metadata: PageMetadata;
  /** Undefined for a page outside the route table. */
  place: Place | undefined;
  /** The place whose translations the language link leads to; `place` by default. */
  counterpart?: Counterpart | undefined;
  /** Notices of the day, at the top of the page. */
  notices?: ReactNode;
  children: ReactNode;
}

/** A link to the main content, shown when it has the focus (WCAG 2.4.1). */
function SkipLink() {
  const { frame } = useWords('frame');
  return (
    <a
      href="#content"
      className="skip-link absolute m-3 z-50 rounded-control bg-brand px-5 py-3 font-semibold text-on-brand"
    >
      {frame.skipLink}
    </a>
  );
}

/** A whole page: head, skip link, header, main, footer and the chat button. */
export function Document({
  metadata,
  place,
  counterpart = place,
  notices,
  children,
}: DocumentProps) {
  return (
    <LocaleProvider language={metadata.language} place={place}>
      <html lang={languages[metadata.language].tag}>
        <DocumentHead metadata={metadata} />
        <body>
          <SkipLink />
          <PrintHeader address={metadata.address} />
          <Header place={place} counterpart={counterpart} />
          <main id="content" tabIndex={-1}>
            {notices}
            {children}
          </main>
          <Footer place={place} />
          <ChatButton place={place} />
          <StructuredDataScript blocks={metadata.structuredData} />
        </body>
      </html>
    </LocaleProvider>
  );
}
