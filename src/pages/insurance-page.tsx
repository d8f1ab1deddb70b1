import { PageOpening } from '../components/cloth/page-opening.tsx';
import { StepList } from '../components/department/department-block.tsx';
import { Fold } from '../components/department/fold.tsx';
import { ButtonLink } from '../components/links/button-link.tsx';
import { CallToAction } from '../components/links/call-to-action.tsx';
import { PageLink } from '../components/links/page-link.tsx';
import { HeadedFold } from '../components/lists/disclosure.tsx';
import { FactList } from '../components/lists/fact-list.tsx';
import { ScrollTable } from '../components/lists/scroll-table.tsx';
import { ShaSums } from '../components/lists/sha-sums.tsx';
import { useHref, useWords } from '../components/locale.tsx';
import { Sources } from '../components/notes/sources.tsx';
import type { PageProps } from '../components/page-props.ts';
import { Section } from '../components/section.tsx';
import { UnbrokenText } from '../components/text/unbroken-text.tsx';
import { InsuranceProviders } from './insurance-providers.tsx';

function Prices() {
  const { priceList, priceListWords } = useWords('priceList');
  const { depositRows, paying } = useWords('paying');
  return (
    <Section
      id={priceListWords.id}
      heading={priceListWords.heading}
      intro={priceListWords.intro}
      background="tint"
    >
      <FactList facts={priceList} short wide />
      <PageLink to="maternityPackages" line="no-print mt-4" className="text-link touch-target">
        {priceListWords.packagesLabel}
      </PageLink>
      <div className="mt-6 md:mt-10">
        <HeadedFold nested heading={priceListWords.payingHeading}>
          <div className="sm:pt-3">
            <FactList facts={[...depositRows, ...paying]} wide />
          </div>
        </HeadedFold>
      </div>
    </Section>
  );
}

/** What a birth costs with SHA, at the top of the page. */
function ShaLead({ today }: Pick<PageProps, 'today'>) {
  const { shaLead, shaTableCaption } = useWords('shaTable');
  return (
    <section aria-labelledby={shaLead.id} className="pt-3 lg:pt-0">
      <h2 id={shaLead.id} className="text-h3">
        {shaLead.heading}
      </h2>
      <ShaSums today={today} />
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-10">
        <p className="text-small text-ink-soft">
          <UnbrokenText text={shaTableCaption(today)} />
        </p>
        <p className="no-print">
          <a href="#sha" className="text-link touch-target">
            {shaLead.more}
          </a>
        </p>
      </div>
    </section>
  );
}

/** /insurance: who pays what. */
export function InsurancePage({ place, today }: PageProps) {
  const { insurancePage, insuranceSteps } = useWords('insurance');
  const href = useHref();
  const shaTable = useWords('shaTable');
  const { shaRows, otherShaRows, shaTableCaption, shaTableColumns, shaTableSources } = shaTable;
  const { otherCovers, otherCoversHeading } = useWords('birthCost');
  const { healthDataInChat } = useWords('healthDataInChat');
  const { closings } = useWords('closings');
  const { whatWillIPay } = useWords('whatWillIPay');
  return (
    <>
      <PageOpening
        place={place}
        heading={insurancePage.heading}
        lead={
          <>
            {insurancePage.lead}{' '}
            <a href="#providers" className="text-link">
              {insurancePage.findLabel}
            </a>{' '}
            {insurancePage.without}
          </>
        }
        beside={<ShaLead today={today} />}
        halves
      >
        <ButtonLink href={href('contact')}>{insurancePage.contactLabel}</ButtonLink>
        <ButtonLink href={href('appointments')} look="quiet">
          {insurancePage.bookLabel}
        </ButtonLink>
      </PageOpening>
      <InsuranceProviders today={today} />
      <Section id="sha" heading={insurancePage.shaHeading} intro={insurancePage.shaIntro}>
        <ScrollTable
          caption={shaTableCaption(today)}
          columns={shaTableColumns}
          rows={shaRows(today)}
          paid={2}
        />
        <div className="mt-4 border-y border-line">
          <Fold id="other-covers" heading={otherCoversHeading}>
            <FactList facts={otherCovers} />
          </Fold>
          <Fold id="sha-more" heading={shaTable.otherShaHeading}>
            <ScrollTable
              caption={shaTable.otherShaHeading}
              columns={shaTableColumns}
              rows={otherShaRows(today)}
              paid={2}
            />
          </Fold>
        </div>
        <PageLink to="whatWillIPay" line="no-print mt-4" className="text-link touch-target">
          {whatWillIPay.linkLabel}
        </PageLink>
        <div className="mt-4">
          <Sources sources={shaTableSources} />
        </div>
      </Section>
      <Section id="steps" heading={insurancePage.stepsHeading} background="sunk">
        <StepList steps={insuranceSteps} wide />
        <p className="mt-6 max-w-measure text-small text-ink-soft">{healthDataInChat}</p>
      </Section>
      <Prices />
      <CallToAction {...closings.insurance} />
    </>
  );
}
