import { ButtonLink } from '../components/button-link.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { PageHero } from '../components/document/page-hero.tsx';
import { useHref, useWords } from '../components/edition.tsx';
import { FactList } from '../components/fact-list.tsx';
import { Icon } from '../components/icon.tsx';
import { iconPath } from '../components/icon-path.ts';
import { ScrollTable } from '../components/scroll-table.tsx';
import { Section } from '../components/section.tsx';
import { StepList } from '../components/service/service-block.tsx';
import { Sources } from '../components/sources.tsx';
import { type InsurerKey, insurers } from '../facts/insurers.ts';
import type { PageProps } from './page-props.ts';

function Benefits() {
  const { insuranceBenefits, insurancePage } = useWords('insurance');
  return (
    <Section id="benefits" heading={insurancePage.benefitsHeading} background="sunk">
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {insuranceBenefits.map(({ icon, title, description }) => (
          <li key={title}>
            <Icon path={iconPath(icon)} className="size-8 text-clay-ink" />
            <h3 className="mt-3 text-h4">{title}</h3>
            <p className="mt-1 text-ink-soft">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Providers({ today }: Pick<PageProps, 'today'>) {
  const { insurancePage, insurerNotes, maklFacts, pendingAccreditation } = useWords('insurance');
  return (
    <Section id="providers" heading={insurancePage.providersHeading} background="sunk">
      <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {Object.entries(insurers).map(([key, name]) => (
          <li key={key} className="border-t border-line py-4">
            <p className="font-semibold">{name}</p>
            <p className="text-small text-ink-soft">{insurerNotes[key as InsurerKey]}</p>
          </li>
        ))}
      </ul>
      <div className="mt-12 grid gap-x-14 gap-y-10 lg:grid-cols-2">
        <div>
          <h3 className="mb-4 text-h3">{insurancePage.maklHeading}</h3>
          <FactList facts={maklFacts} />
        </div>
        <div>
          <h3 className="mb-4 text-h3">{insurancePage.pendingHeading}</h3>
          <FactList
            facts={pendingAccreditation(today).map(({ name, text }) => ({
              term: name,
              detail: text,
            }))}
          />
        </div>
      </div>
    </Section>
  );
}

function Prices() {
  const { priceList, priceListWords } = useWords('priceList');
  const { paying } = useWords('paying');
  const href = useHref();
  return (
    <Section
      id={priceListWords.id}
      heading={priceListWords.heading}
      intro={priceListWords.intro}
      background="tint"
    >
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">
        <div>
          <FactList facts={priceList} short />
          <p className="no-print mt-4">
            <a href={href('maternityPackages')} className="text-link">
              {priceListWords.packagesLabel}
            </a>
          </p>
        </div>
        <div>
          <h3 className="mb-4 text-h3">{priceListWords.payingHeading}</h3>
          <FactList facts={paying} />
        </div>
      </div>
    </Section>
  );
}

/** /insurance: who pays what. */
export function InsurancePage({ place, today }: PageProps) {
  const { insurancePage, insuranceSteps } = useWords('insurance');
  const href = useHref();
  const { shaRows, shaTableCaption, shaTableColumns, shaTableSources } = useWords('shaTable');
  const { closings } = useWords('closings');
  const { whatWillIPay } = useWords('whatWillIPay');
  return (
    <>
      <PageHero place={place} heading={insurancePage.heading} lead={insurancePage.lead}>
        <ButtonLink href={href('contact')} look="action">
          {insurancePage.contactLabel}
        </ButtonLink>
        <ButtonLink href={href('appointments')} look="quiet">
          {insurancePage.bookLabel}
        </ButtonLink>
      </PageHero>
      <Benefits />
      <Section id="sha" heading={insurancePage.shaHeading}>
        <ScrollTable
          caption={shaTableCaption(today)}
          columns={shaTableColumns}
          rows={shaRows(today)}
        />
        <p className="no-print mt-4">
          <a href={href('whatWillIPay')} className="text-link">
            {whatWillIPay.linkLabel}
          </a>
        </p>
      </Section>
      <Providers today={today} />
      <Section id="steps" heading={insurancePage.stepsHeading}>
        <div className="max-w-measure">
          <StepList steps={insuranceSteps} />
        </div>
      </Section>
      <Prices />
      <div className="shell py-10">
        <Sources sources={shaTableSources} />
      </div>
      <CallToAction {...closings.insurance} />
    </>
  );
}
